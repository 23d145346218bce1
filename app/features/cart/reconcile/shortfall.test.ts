import { expect, it } from "vitest";
import type { Refusal } from "~/model/refusal";
import { testShop } from "~/platform/testing/test-shop";
import { flashShortfall } from "./shortfall";
import { productOf } from "../testing/lossy-cart";
import { sampleCart, sampleItem } from "~/lib/testing/sample-cart";

/**
 * Messages about a cart with `held` instead of `asked` (quantities by product), and with `reasons`
 * for refusals.
 */
function told(
  held: Record<number, number>,
  asked: Record<number, number>,
  reasons: Record<number, Refusal> = {},
) {
  const { shop, done } = testShop();
  const t = (key: string, values?: object) => `${key} ${JSON.stringify(values)}`;
  const items = Object.entries(held).map(([id, value]) =>
    sampleItem(productOf(Number(id)), { itemId: Number(id), quantity: { by: "piece", value } }),
  );
  const all = Object.entries(asked).map(([id, value]) => ({
    product: { ...productOf(Number(id)), name: `P${id}`, brand: "Alba", pack: "1 l" },
    asked: value,
  }));
  const refused = Object.entries(reasons).map(([id, reason]) => ({ product: productOf(Number(id)), reason }));
  const count = flashShortfall({ ...shop, t }, { cart: sampleCart({ items }), refused }, all);
  const popups = done.flashes.filter(({ popup }) => popup).map(({ text }) => text);
  const passing = done.flashes.filter(({ popup }) => !popup).map(({ text }) => text);
  return { count, popups, passing };
}

it("shows no message if the cart holds all that was wanted, or more", () => {
  expect(told({ 1: 2, 2: 9 }, { 1: 2, 2: 3 })).toEqual({ count: 2, popups: [], passing: [] });
});

it("S6, B9: lists all unavailable goods with brand and pack in one dialog with OK", () => {
  const { count, popups, passing } = told({ 1: 2, 2: 1 }, { 1: 2, 2: 3, 3: 1 }, { 2: "soldOut" });
  expect([count, passing]).toEqual([2, []]);
  expect(popups).toHaveLength(1);
  expect(popups[0]).toMatch(
    /^cart\.short\.unavailable .*cart\.short\.missed {"names":"P3 Alba 1 l"} cart\.short\.less .*P2 Alba 1 l \(.*"1/s,
  );
});

it("S6: lets a shortage for another reason pass, beside the dialog for what is not available", () => {
  const { popups, passing } = told(
    { 2: 1 },
    { 1: 1, 2: 3, 3: 1 },
    { 1: "soldOut", 2: "tooMany", 3: "options" },
  );
  expect(popups[0]).toContain('{"names":"P1 Alba 1 l"}');
  expect(passing[0]).toBe('cart.short.missed {"names":"P3 Alba 1 l"}');
  expect(passing[1]).toMatch(/^cart\.short\.less .*P2/);
});

it("names three and counts the rest", () => {
  expect(told({}, { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 }).popups[0]).toMatch(
    /P1 Alba 1 l, P2 Alba 1 l, P3 Alba 1 l.*2/s,
  );
});
