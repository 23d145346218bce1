import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { tenants } from "#tenants/registry";
import { translatorFor } from "~/i18n/server";
import { addDays } from "~/lib/rome-date";
import { loadOrders } from "./load-orders";
import { readFilters, readScope } from "./order-filters";

const today = "2026-11-24";
const shop = {
  t: translatorFor(tenants.loggia, "it"),
  locale: "it" as const,
  ebsn: { today: () => ({ date: today, time: "10:00", at: 0 }) },
};
const read = (fields: Record<string, string>) => readFilters(new URLSearchParams(fields), shop);
const wrong = (fields: Record<string, string>) => read(fields).reply().error ?? {};
const asked = (fields: Record<string, string>) => {
  const filters = read(fields);
  return filters.status === "success" ? filters.value : undefined;
};
const display = (iso: string) => iso.split("-").reverse().join("/");

describe("filters of the orders (§3, §7)", () => {
  it("attack 23: ignore unknown fields", () => {
    for (const name of [
      "__intent__",
      "__state__",
      "from[99999999]",
      "x[99999999]",
      `a${".a".repeat(15_000)}`,
    ])
      expect(asked({ [name]: "1", orderId: "7" })).toMatchObject({ orderId: 7 });
  });

  // spec orders: the list of orders with its filters of §3 and §7; wrong ones are said at their fields <- app/features/orders/list/order-filters.ts, app/features/orders/list/load-orders.ts, app/features/orders/list/routes/orders.tsx
  it("are days, totals in cents and ids, without empty fields", () => {
    const fields = { from: "01/10/2026", to: today, least: "10,5", most: "99.99", page: "3" };
    expect(asked({ ...fields, to: display(today) })).toMatchObject({
      from: "2026-10-01",
      to: today,
      least: 1050,
      most: 9999,
    });
    expect(asked({ orderId: "900", warehouseId: "89", addressId: "" })).toMatchObject({
      orderId: 900,
      warehouseId: 89,
      addressId: undefined,
    });
    expect(Object.values(asked({ from: "", least: " " }) ?? {}).filter((one) => one !== undefined)).toEqual(
      [],
    );
  });

  it("B3: are read in each writing of a day, an amount and a number", () => {
    for (const from of ["2026-10-01", "01102026", "1.10.26", "1 ottobre", "gio 1 ottobre 2026", "1-10-2026"])
      expect(asked({ from }), from).toMatchObject({ from: "2026-10-01" });
    for (const least of ["1.234,50", "€ 1234,5", "1,234.50", "1\u00a0234,50\u00a0€"])
      expect(asked({ least }), least).toMatchObject({ least: 123_450 });
    for (const orderId of ["900 123", "Ordine 900123", "#900123", "\u200e900123"])
      expect(asked({ orderId }), orderId).toMatchObject({ orderId: 900_123 });
  });

  it("S13: reject an overlong date with the message about the date format", () => {
    for (const field of ["from", "deliveredTo"])
      expect(wrong({ [field]: "01/10/2026 ".repeat(9) })).toEqual({ [field]: ["date"] });
  });

  it.each<[Record<string, string>, string, RegExp]>([
    [{ from: "ieri" }, "from", /^date$/],
    [{ from: "31/02/2026" }, "from", /^date$/],
    [{ from: "01/01/2090" }, "from", /non è ancora arrivata: oggi è martedì 24 novembre 2026/],
    [{ to: "01/01/2090" }, "to", /troppo lontana/],
    [{ deliveredTo: "01/01/2090" }, "deliveredTo", /troppo lontana/],
    [{ from: "02/11/2026", to: "01/11/2026" }, "to", /prima di quella di inizio/],
    [{ deliveredFrom: "02/11/2026", deliveredTo: "01/11/2026" }, "deliveredTo", /prima/],
    [{ least: "venti" }, "least", /importo in euro/],
    [{ most: "-5" }, "most", /importo in euro/],
    [{ least: "20", most: "19,99" }, "most", /più basso/],
    [{ orderId: "abc" }, "orderId", /^numbers$/],
    [{ warehouseId: "0" }, "warehouseId", /più grande di zero/],
  ])("%j is wrong at %s", (fields, field, sentence) => {
    expect(Object.keys(wrong(fields))).toEqual([field]);
    expect(wrong(fields)[field]?.[0]).toMatch(sentence);
  });

  it("any two days up to today are right in their order, and wrong at the second when turned", () => {
    const ago = fc.integer({ min: 0, max: 3000 });
    fc.assert(
      fc.property(ago, ago, (a, b) => {
        const [first, second] = [addDays(today, -Math.max(a, b)), addDays(today, -Math.min(a, b))];
        expect(asked({ from: display(first), to: display(second) })).toMatchObject({
          from: first,
          to: second,
        });
        if (a !== b)
          expect(Object.keys(wrong({ from: display(second), to: display(first) }))).toEqual(["to"]);
      }),
    );
  });

  it("accept any text or reject it at its field, without failing", () => {
    const names = ["from", "to", "least", "most", "orderId", "deliveredFrom", "addressId"] as const;
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.string({ unit: "grapheme" }), (name, text) => {
        const filters = read({ [name]: text });
        const errors = Object.keys(filters.reply().error ?? {});
        expect(errors).toEqual(filters.status === "success" ? [] : [name]);
      }),
    );
  });

  it("S10: a tick asks for the orders that a change has replaced, too", () => {
    expect(asked({ replaced: "on" })).toMatchObject({ replaced: true });
    expect(asked({ replaced: "forse" })).toMatchObject({ replaced: undefined });
  });

  it("views that do not exist are the first one", () => {
    const search = (query: string) => new URLSearchParams(query);
    expect(readScope(search("view=persons"), true)).toBe("persons");
    expect(readScope(search("view=persons"), false)).toBe("addresses");
    expect([readScope(search("view=addresses"), false), readScope(search("view=x"), true)]).toEqual([
      "addresses",
      undefined,
    ]);
  });
});

describe("the list", () => {
  // spec orders: the list of orders with its filters of §3 and §7; wrong ones are said at their fields
  it("is requested in pages of twelve, with the filters that its view knows", async () => {
    const page = { orders: [], unreadable: 0, paging: { page: 2, pages: 2, items: 13, pageSize: 12 } };
    const [listReadable, listWide] = [vi.fn(async () => page), vi.fn(async () => page)];
    const backend = { ebsn: { orders: { listReadable, listWide } } };
    const value = asked({ from: "01/10/2026", least: "10", orderId: "9" });
    if (!value) throw new Error("refused");
    await loadOrders(backend, undefined, 2, value);
    await loadOrders(backend, "addresses", 1, value);
    expect(listReadable).toHaveBeenCalledWith({
      page: 2,
      pageSize: 12,
      withItems: true,
      from: "2026-10-01",
      to: undefined,
      least: 1000,
      most: undefined,
      withReplaced: undefined,
    });
    expect(listWide).toHaveBeenCalledWith(
      expect.objectContaining({ scope: "addresses", page: 1, orderId: 9, from: "2026-10-01" }),
    );
  });
});
