import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { productOf } from "~/features/cart/testing/lossy-cart";
import type { OrderNote } from "~/model/order";
import { orderShop, posted } from "../testing/order-client";
import { sampleOrder } from "../testing/sample-order";
import { noteSeen } from "../order/seen-note";
import { problems, readReport, reportLines, writeReport } from "./report";
import { action } from "./routes/problem";

const t = (key: string) => key;
const lines = [
  { id: 1, name: "Pane" },
  { id: 2, name: "Mele: rosse" },
  { id: 3, name: "Pane (2)" },
];

describe("a report of what is wrong with an order", () => {
  // spec again: a problem is reported line by line, where the backend has a note for it <- app/features/orders/problem/report.ts, app/features/orders/problem/routes/problem.tsx
  it("is read back as written for any content", () => {
    const found = fc.dictionary(fc.constantFrom("1", "2", "3", "9"), fc.constantFrom(...problems));
    const text = fc.string().map((said) => said.trim());
    fc.assert(
      fc.property(found, text, (found, text) => {
        const note = writeReport(lines, { found, text }, t);
        expect(writeReport(lines, readReport(note, lines, t), t)).toBe(note);
        const known = Object.entries(found).filter(([id]) => id !== "9");
        if (known.length > 0) expect(readReport(note, lines, t).found).toEqual(Object.fromEntries(known));
      }),
    );
  });

  it("names the products by what is wrong with them, and then the text", () => {
    const report = { found: { 1: "damaged", 2: "wrong" }, text: "Il sacchetto\n\nera aperto." } as const;
    const note = writeReport(lines, report, t);
    expect(note).toBe(
      "orders.problem.heading\norders.problem.kinds.damaged:\n- Pane\norders.problem.kinds.wrong:\n- Mele: rosse\n\nIl sacchetto\n\nera aperto.",
    );
    expect(readReport(note, lines, t)).toEqual(report);
  });

  it("reads a foreign or rewritten note as plain text", () => {
    for (const note of [
      "Tutto bene",
      "orders.problem.heading\n- Pane: ammuffito",
      "orders.problem.heading\n- Pane",
    ])
      expect(readReport(note, lines, t)).toEqual({ found: {}, text: note });
  });

  it("shortens the names of too many products, but keeps them distinct", () => {
    const names = ["Mozzarella di bufala campana DOP", "Mozzarella di bufala affumicata", "Acqua"];
    const many = [...Array(30).keys()].map((id) => ({
      id,
      name: names[id] ?? `${id} biscotti integrali con gocce di cioccolato fondente`,
    }));
    const report = {
      found: Object.fromEntries(many.map(({ id }) => [id, "missing" as const])),
      text: "Ahi.",
    };
    const note = writeReport(many, report, t);
    expect(note.length).toBeLessThanOrEqual(1000);
    expect(note).toContain(
      "\n- Mozzarella di bufala cam…\n- Mozzarella di bufala aff…\n- Acqua\n- 3 biscotti integrali con…",
    );
    expect(readReport(note, many, t)).toEqual(report);
  });

  it("is read again from a backend that ends lines with two characters", () => {
    const report = { found: { 1: "damaged" }, text: "Era aperto." } as const;
    expect(readReport(writeReport(lines, report, t).replaceAll("\n", "\r\n"), lines, t)).toEqual(report);
  });

  it("is made of goods that came, not of those the shop did not give", () => {
    const [item] = sampleOrder().items;
    if (!item) throw new Error("the sample order is empty");
    const given = { ...item, id: 5, product: { ...productOf(1), name: "Riso" } };
    const order = { items: [given, { ...item, id: 6, missing: true as const }], unreadable: [] };
    expect(reportLines(order)).toEqual([{ id: 5, name: "Riso" }]);
  });

  it("tells two products of one name apart", () => {
    const [item] = sampleOrder().items;
    if (!item) throw new Error("the sample order is empty");
    const rice = (id: number) => ({ ...item, id, product: { ...productOf(id), name: "Riso" } });
    const unreadable = [{ itemId: 7, name: "Riso", amount: 100, total: 100 }];
    expect(reportLines({ items: [rice(5), rice(6)], unreadable }).map(({ name }) => name)).toEqual([
      "Riso",
      "Riso (2)",
      "Riso (3)",
    ]);
  });
});

describe("a report that is sent", () => {
  const [item] = sampleOrder().items;
  const sample = sampleOrder({ id: 900, status: "delivered" });
  const name = item?.product.name ?? "";
  const damaged: [string, string] = [`problem-${item?.id}`, "damaged"];

  async function send(fields: [string, string][], order = sample, note?: OrderNote, fault?: EbsnError) {
    const saveNote = vi.fn(async () => {
      if (fault) throw fault;
    });
    const orders = { view: async () => order, note: async () => note, saveNote };
    const { context } = orderShop({ orders });
    const answer = await action({ context, ...posted("900", fields) });
    return { answer, saved: saveNote.mock.calls.flat() };
  }
  const shown = (answer: unknown) => (answer instanceof Response ? answer.headers.get("Location") : answer);

  it("replaces the order's note and keeps its rating", async () => {
    const note = { id: 1, orderId: 900, text: "", rating: 3 };
    const { answer, saved } = await send([damaged, ["text", " Rotto. "]], sample, note);
    expect(shown(answer)).toBe("/profile/orders/900");
    const text = `Problemi segnalati:\nRovinato:\n- ${name}\n\nRotto.`;
    expect(saved).toEqual([{ orderId: 900, text, rating: 3 }]);
  });

  it("requires a problem or a text within the limit, and keeps what was typed", async () => {
    const nothing = await send([[damaged[0], ""]]);
    expect(nothing.answer).toMatchObject({ data: { error: "orders.problem.needed" }, init: { status: 422 } });
    const long = "a".repeat(1000);
    const much = await send([damaged, ["text", long]]);
    expect(much.answer).toMatchObject({
      data: { error: "orders.problem.tooLong", typed: { text: long, found: { [item?.id ?? 0]: "damaged" } } },
    });
    const refused = new EbsnError("refused", "note/order/add", { texts: ["Non ora."] });
    const no = await send([damaged], sample, undefined, refused);
    expect(no.answer).toMatchObject({ data: { error: "Non ora." } });
    expect([...nothing.saved, ...much.saved]).toEqual([]);
  });

  it("replaces no note that was written since its form was shown, until that was read", async () => {
    const earlier = { id: 1, orderId: 900, text: "Bene." };
    const since = { ...earlier, text: "Mancava il pane.", rating: 2 };
    const shownWith = async (note: OrderNote): Promise<[string, string]> => ["seen", await noteSeen(note)];
    const late = await send([damaged, await shownWith(earlier)], sample, since);
    expect(late.answer).toMatchObject({ data: { typed: { found: { [item?.id ?? 0]: "damaged" } } } });
    expect(JSON.stringify(late.answer)).toContain("orders.noted.changed");
    expect(late.saved).toEqual([]);
    const again = await send([damaged, await shownWith(since)], sample, since);
    expect(again.saved).toMatchObject([{ rating: 2 }]);
    const text = `Problemi segnalati:\nRovinato:\n- ${name}`;
    const twice = await send([damaged, await shownWith(earlier)], sample, { ...earlier, text });
    expect(shown(twice.answer)).toBe("/profile/orders/900");
  });

  it("is of no order that is still to come", async () => {
    await expect(send([damaged], sampleOrder({ id: 900, status: "ordered" }))).rejects.toSatisfy(
      (thrown) => shown(thrown) === "/profile/orders/900",
    );
  });
});
