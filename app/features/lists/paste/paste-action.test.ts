import { describe, expect, it } from "vitest";
import { lossyCart, productOf } from "~/features/cart/testing/lossy-cart";
import { runOrDefer } from "~/features/pending/public.server";
import { testShop } from "~/platform/testing/test-shop";
import { pastedList, pasteToCart, type PastedList } from "./paste-action";

const items = (values: Record<number, number>) =>
  Object.entries(values).map(([id, value]) => ({ productId: Number(id), value, options: {} }));

const price = productOf(1).price?.now ?? 0;

const choice = (key: number, value: number, sure?: string) => ({
  key,
  productId: 1,
  typedAmount: String(value),
  words: "latte",
  options: {},
  amount: { value, unit: "thing" as const },
  unreadable: false,
  openOption: false,
  sure,
});

function paste(cart: ReturnType<typeof lossyCart>, { place = true, sold = [1, 2, 3], visitor = false } = {}) {
  const view = async () => ({ ...cart.cart(), ...(!place && { address: undefined }) });
  const listing = async ({ ids = [] }: { ids?: number[] }) => ({
    products: ids.filter((id) => sold.includes(id)).map(productOf),
    paging: { page: 1, pages: 1, items: ids.length, pageSize: 50 },
    facets: [],
  });
  const { shop, done } = testShop({
    ...(!visitor && { session: { user: { id: 7, login: "a@example.com" } } }),
    ebsn: {
      cart: { ...cart.shop.ebsn.cart, view },
      catalog: { listing },
      today: () => ({ date: "2026-11-24", time: "10:00", at: 0 }),
    },
  });
  return { shop, done, press: (data: PastedList) => runOrDefer(shop, pasteToCart, data) };
}

describe("a written list", () => {
  it("goes into the cart, twice with one effect", async () => {
    const cart = lossyCart();
    const { press, done } = paste(cart);
    await press({ items: items({ 1: 2, 2: 3 }), text: "" });
    expect((await press({ items: items({ 1: 2, 2: 3 }), text: "" })).headers.get("Location")).toBe("/cart");
    expect(Object.fromEntries(cart.lines)).toEqual({ 1: 2, 2: 3 });
    expect(done.flashes[0]).toEqual({ kind: "ok", text: "lists.paste.done" });
  });

  it("is pending until there is an address, with its text, or without it where that is too long", async () => {
    const { press, shop } = paste(lossyCart(), { place: false });
    await press({ items: items({ 1: 2 }), text: "due latte" });
    expect(shop.pending.action).toMatchObject({ kind: "pastedList", data: { text: "due latte" } });
    expect(pasteToCart.shorten?.({ items: items({ 1: 2 }), text: "due latte" })).toEqual({
      items: items({ 1: 2 }),
      text: "",
    });
  });

  it.each([true, false])("W2: keeps the prices that were shown, by a visitor: %s", async (visitor) => {
    const { press, shop } = paste(lossyCart(), { place: false, visitor });
    const data = { items: items({ 1: 2, 2: 3 }), text: "due latte" };
    await press(data);
    expect(shop.pending.action).toMatchObject({ data: { ...data, shown: { 1: price, 2: price } } });
    await press({ ...data, shown: { 1: 5 } });
    expect(shop.pending.action).toMatchObject({ data: { shown: { 1: 5 } } });
  });

  it("W2: says which products cost something else at the chosen place", async () => {
    const { press, done } = paste(lossyCart());
    await press({ items: items({ 1: 2, 2: 3, 3: 1 }), text: "", shown: { 1: 1, 2: price, 3: price + 1 } });
    expect(done.flashes.map(({ text }) => text)).toEqual([
      "lists.paste.done",
      "cart.otherPrice.dearer",
      "cart.otherPrice.cheaper",
    ]);
  });

  it("reports a reduced quantity, and that no product was added", async () => {
    const { press, done } = paste(lossyCart(), { sold: [1] });
    await press({ items: items({ 1: 200 }), text: "" });
    expect(done.flashes.map(({ text }) => text)).toEqual(["cart.short.less", "lists.paste.done"]);
    const refused = paste(lossyCart({}, [], [1]));
    expect((await refused.press({ items: items({ 1: 2 }), text: "" })).headers.get("Location")).toBe(
      "/lista-veloce",
    );
    expect(refused.done.flashes.map(({ text }) => text)).toEqual([
      "cart.short.unavailable cart.short.missed",
      "lists.paste.nothingAdded",
    ]);
  });

  it("S6: names in a dialog with OK what the backend has not enough of", async () => {
    const { press, done } = paste(lossyCart({}, [], [2]));
    await press({ items: items({ 1: 2, 2: 3 }), text: "" });
    expect(done.flashes.map(({ popup }) => popup)).toEqual([true, undefined]);
  });

  it("counts two lines of one product as one", async () => {
    const { shop } = paste(lossyCart());
    expect(await pastedList(shop, [choice(0, 2), choice(1, 3)], "")).toEqual({
      list: { items: items({ 1: 5 }), text: "" },
      questions: new Map(),
    });
  });

  it.each([
    ["one line", [choice(0, 60)], [0]],
    ["two lines of one product", [choice(0, 30), choice(1, 30)], [1]],
    ["a yes to another quantity", [choice(0, 60, "55")], [0]],
    ["a yes to this quantity", [choice(0, 60, "60")], []],
    ["a household's quantity", [choice(0, 50)], []],
  ])("B7: asks about more than a household buys: %s", async (_, choices, asked) => {
    const { shop } = paste(lossyCart());
    const { questions } = await pastedList(shop, choices, "");
    expect([...questions.keys()]).toEqual(asked);
    for (const { error, more } of questions.values())
      expect([error, more]).toEqual(["cart.beyond.text", { value: 60, yes: "cart.beyond.yes" }]);
  });

  it.each([
    ["as much", 60, []],
    ["more", 80, []],
    ["one less, as the plus button makes it", 59, []],
    ["less", 40, [0]],
  ])("B7: counts what the cart holds already: %s", async (_, held, asked) => {
    const { shop } = paste(lossyCart({ 1: held }));
    expect([...(await pastedList(shop, [choice(0, 60)], "")).questions.keys()]).toEqual(asked);
  });
});
