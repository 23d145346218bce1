import { describe, expect, it, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import type { Cart } from "~/model/cart";
import { sampleCart, sampleItem } from "~/lib/testing/sample-cart";
import { sampleProduct } from "~/lib/testing/sample-product";
import { testShop } from "~/platform/testing/test-shop";
import { action } from "./cart-action";

type Calls = NonNullable<Parameters<typeof testShop>[0]>["ebsn"];

/**
 * Posts a form of the cart's page; returns the redirect, the messages and a rejected form's data.
 */
async function post(fields: Record<string, string>, ebsn: Calls = {}, session = {}) {
  const { shop, done, context } = testShop({
    session: { user: { id: 7, login: "a@example.com" }, ...session },
    ebsn,
  });
  const request = new Request("http://shop.test/cart", { method: "POST", body: new URLSearchParams(fields) });
  const answer: unknown = await action({ context, request, params: {} });
  return {
    to: answer instanceof Response ? answer.headers.get("Location") : undefined,
    rejected: answer instanceof Response ? undefined : (answer as { data: unknown }).data,
    said: done.flashes.map(({ kind, text }) => `${kind} ${text}`),
    limit: shop.session.spendingLimit,
  };
}
const lines = (...more: Partial<Parameters<typeof sampleItem>[1] & object>[]): Cart =>
  sampleCart({ items: more.map((one, index) => sampleItem(sampleProduct(), { itemId: index + 1, ...one })) });

describe("the note for the order's picker", () => {
  it("has 1000 characters as a shopper counts them: the end of a line is one", async () => {
    const setNote = vi.fn(async () => sampleCart());
    const note = `${"a".repeat(499)}\r\n${"b".repeat(500)}`;
    expect((await post({ note }, { cart: { setNote } })).said).toEqual(["ok cart.note.saved"]);
    expect(setNote).toHaveBeenCalledExactlyOnceWith(note.replace("\r", ""));
    expect((await post({ note: `${note}b` }, { cart: { setNote } })).rejected).toMatchObject({
      field: "note",
    });
  });
});

describe("the cart's limit", () => {
  it("is stored in the session, and removed if empty", async () => {
    expect(await post({ limit: "80,50" })).toMatchObject({
      to: "/cart",
      limit: 8050,
      said: ["ok cart.limit.saved"],
    });
    expect((await post({ limit: "" }, {}, { spendingLimit: 8050 })).limit).toBeUndefined();
  });

  it("is rejected at its field if invalid", async () => {
    expect(await post({ limit: "tanto" }, {}, { spendingLimit: 500 })).toMatchObject({
      to: undefined,
      limit: 500,
      rejected: { field: "limit", value: "tanto", error: "cart.limit.invalid" },
    });
  });
});

describe("if something is missing, for the whole cart", () => {
  // spec §2.4: item-count text, sector panels, accept-alternatives, order comment
  it("sets what differs, and keeps notes", async () => {
    const setLinePreferences = vi.fn(async () => sampleCart());
    const view = async () => lines({ ifMissing: "call" }, { ifMissing: "similar", note: "mature", cut: 300 });
    const { to, said } = await post({ ifMissing: "call" }, { cart: { view, setLinePreferences } });
    expect(setLinePreferences).toHaveBeenCalledExactlyOnceWith([
      { itemId: 2, ifMissing: "call", note: "mature", cut: 300 },
    ]);
    expect([to, said]).toEqual(["/cart", ["ok cart.preferences.savedForAll"]]);
  });

  it("drops a line's substitute only if the choice for all differs", async () => {
    const setLinePreferences = vi.fn(async () => sampleCart());
    const view = async () => lines({ ifMissing: "similar", substitute: "Penne" });
    await post({ ifMissing: "similar" }, { cart: { view, setLinePreferences } });
    expect(setLinePreferences).not.toHaveBeenCalled();
    await post({ ifMissing: "nothing" }, { cart: { view, setLinePreferences } });
    expect(setLinePreferences.mock.calls).toEqual([[[{ itemId: 1, ifMissing: "nothing" }]]]);
  });

  it("names a line without room in its note, and leaves it as it was", async () => {
    const setLinePreferences = vi.fn(async () => sampleCart());
    const view = async () =>
      lines({ ifMissing: "nothing" }, { ifMissing: "nothing", note: "x".repeat(1000) });
    const { said } = await post({ ifMissing: "call" }, { cart: { view, setLinePreferences } });
    expect(setLinePreferences.mock.calls).toEqual([[[expect.objectContaining({ itemId: 1 })]]]);
    expect(said).toEqual(["ok cart.preferences.savedForAll", "warn cart.preferences.noRoom"]);
    const full = async () => lines({ ifMissing: "nothing", note: "x".repeat(1000) });
    expect((await post({ ifMissing: "call" }, { cart: { view: full, setLinePreferences } })).said).toEqual([
      "warn cart.preferences.noRoom",
    ]);
  });

  it("ignores an unknown choice, and reports a line that is gone", async () => {
    expect(await post({ ifMissing: "boh" })).toMatchObject({ to: "/cart", said: [] });
    const view = async () => lines({ ifMissing: "nothing" });
    const setLinePreferences = () =>
      Promise.reject(new EbsnError("refused", "cart/update-infos", { reason: "unknownLine" }));
    expect((await post({ ifMissing: "call" }, { cart: { view, setLinePreferences } })).said).toEqual([
      "error cart.errors.lineGone",
    ]);
  });
});

describe("codes of the cart", () => {
  const gift = { id: 4, code: "UNO", amount: 500 };

  it("are rejected at their field if invalid", async () => {
    const check = () => Promise.reject(new EbsnError("refused", "check", { reason: "giftCode" }));
    const { rejected } = await post(
      { giftCode: "SBAGLIATO" },
      { cart: { view: async () => sampleCart() }, gifts: { check } },
    );
    expect(rejected).toEqual({ field: "giftCode", value: "SBAGLIATO", error: "cart.gift.invalid" });
  });

  it("X9: answer 429 with Retry-After above the rate limit, and stay in their field", async () => {
    const { shop } = testShop({
      session: { user: { id: 7, login: "a@example.com" } },
      ebsn: { cart: { view: async () => sampleCart() } },
    });
    const body = new URLSearchParams({ giftCode: "BUONO 7" });
    const request = new Request("http://shop.test/cart", { method: "POST", body });
    const context = { shop: { ...shop, checkRateLimit: () => Promise.resolve(false) } };
    expect(await action({ context, request, params: {} })).toMatchObject({
      init: { status: 429, headers: { "Retry-After": "60" } },
      data: { field: "giftCode", value: "BUONO 7", error: "cart.gift.tooMany" },
    });
  });

  it("are removed by id, and count as removed if already gone", async () => {
    const remove = vi.fn(async () => sampleCart());
    const view = async () => sampleCart({ giftCodes: [gift, { ...gift, id: 5, code: "DUE" }] });
    await post({ giftId: "5" }, { cart: { view }, gifts: { remove } });
    expect(remove).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 5, code: "DUE" }));
    expect((await post({ giftId: "99" }, { cart: { view }, gifts: { remove } })).said).toEqual([
      "ok cart.gift.removed",
    ]);
    expect(remove).toHaveBeenCalledOnce();
  });
});

describe("bags", () => {
  it("are chosen by id, with a message after a refusal", async () => {
    const setPackaging = vi.fn(async () => sampleCart());
    expect((await post({ packaging: "2" }, { cart: { setPackaging } })).said).toEqual([
      "ok cart.packaging.saved",
    ]);
    expect(setPackaging).toHaveBeenCalledExactlyOnceWith(2);
    const refuse = () => Promise.reject(new EbsnError("refused", "cart/update-cart-info"));
    expect((await post({ packaging: "x" }, { cart: { setPackaging: refuse } })).said).toEqual([
      "error cart.errors.settingInfo",
    ]);
  });
});

it("ignores a form without a known field", async () => {
  expect(await post({ altro: "1" })).toMatchObject({ to: "/cart", said: [] });
});
