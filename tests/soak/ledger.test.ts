import { expect, it } from "vitest";
import { boundsOf, noBounds } from "./bounds";
import { outcomeOf, targetsOf } from "./effects";
import { Ledger } from "./ledger";

const none = new Map<number, Map<number, number>>();
const held = (...quantities: [number, number][]) =>
  quantities.map(([productId, quantity], index) => ({
    itemId: index,
    productId,
    quantity,
    bounds: noBounds,
  }));

function ledgerOf(...quantities: [number, number][]): Ledger {
  const ledger = new Ledger();
  ledger.begin(held(...quantities), [1]);
  return ledger;
}
const ids = (...more: number[]) => new Set([1, ...more]);

it("reports a fault unless the cart has exactly what the shop confirmed", () => {
  const ledger = ledgerOf([7, 1]);
  ledger.asked([{ productId: 7, value: 3, atLeast: false }], "sure");
  expect(ledger.faults(held([7, 3]), none, ids())).toEqual([]);
  for (const quantity of [1, 4, 6]) expect(ledger.faults(held([7, quantity]), none, ids())).toHaveLength(1);
  expect(ledger.faults(held(), none, ids())).toHaveLength(1);
});

it("accepts an unconfirmed change made once or not made, never doubled", () => {
  const ledger = ledgerOf([7, 2]);
  ledger.asked([{ productId: 7, value: 3, atLeast: true }], "unsure");
  for (const quantity of [2, 3]) expect(ledger.faults(held([7, quantity]), none, ids())).toEqual([]);
  for (const quantity of [0, 5, 6]) expect(ledger.faults(held([7, quantity]), none, ids())).toHaveLength(1);
});

it("a desired minimum keeps a larger quantity", () => {
  const ledger = ledgerOf([7, 5]);
  ledger.asked([{ productId: 7, value: 1, atLeast: true }], "sure");
  expect(ledger.faults(held([7, 5]), none, ids())).toEqual([]);
  expect(ledger.faults(held([7, 1]), none, ids())).toHaveLength(1);
});

it("reports unrequested and duplicate lines", () => {
  expect(ledgerOf().faults(held([9, 1]), none, ids())).toHaveLength(1);
  expect(ledgerOf([7, 1]).faults(held([7, 1], [7, 1]), none, ids())).toEqual(["product 7 has two lines"]);
});

it("an order takes the whole cart with it, once", () => {
  const lines = new Map([[7, 2]]);
  const ledger = ledgerOf([7, 2]);
  ledger.paid("key", lines, 2);
  ledger.paid("key", lines, 2);
  expect(ledger.faults(held(), new Map([[2, lines]]), ids(2))).toEqual([]);
  expect(ledger.faults(held([7, 2]), new Map([[2, lines]]), ids(2))).toHaveLength(1);
  expect(ledger.faults(held(), new Map([[2, new Map([[7, 1]])]]), ids(2))).toHaveLength(1);
  expect(ledger.faults(held(), new Map([2, 3].map((id) => [id, lines])), ids(2, 3))).toHaveLength(1);
});

it("a rejected form orders the current cart when sent again", () => {
  const lines = new Map([[7, 3]]);
  const ledger = ledgerOf([7, 2]);
  ledger.paid("key", new Map([[7, 2]]));
  ledger.asked([{ productId: 7, value: 3, atLeast: false }], "sure");
  ledger.settle(held([7, 3]), [1]);
  ledger.paid("key", lines, 2);
  expect(ledger.faults(held(), new Map([[2, lines]]), ids(2))).toEqual([]);
  expect(ledger.faults(held(), new Map([[2, new Map([[7, 9]])]]), ids(2))).toHaveLength(1);
});

it("a confirmed order exists, as do earlier orders", () => {
  const ledger = ledgerOf();
  ledger.paid("key", new Map(), 2);
  expect(ledger.faults([], none, ids())).toEqual(["order 2 was confirmed and is not there"]);
  expect(ledger.faults([], none, new Set([2]))).toEqual(["order 1 is lost"]);
});

it("an unconfirmed payment leaves an order or the cart", () => {
  const lines = new Map([[7, 2]]);
  const ledger = ledgerOf([7, 2]);
  ledger.paid("key", lines);
  expect(ledger.faults(held([7, 2]), none, ids())).toEqual([]);
  expect(ledger.faults(held(), new Map([[2, lines]]), ids(2))).toEqual([]);
  expect(ledger.faults(held(), none, ids())).toHaveLength(1);
});

const apples = boundsOf({ productInfos: { TIPOLOGIA: "Sfuso", WEIGHT_SELLING: "200", STEP_SELLING: "100" } });
const line = { itemId: 3, productId: 7, quantity: 0.2, bounds: apples };
const known = { cart: [line], list: async () => new Map(), order: async () => new Map() };

it("a weighed product's button means grams, its typed number kilograms", async () => {
  const asked = async (field: [string, string]) =>
    (await targetsOf("/cart/lines/3", [field], known)).map(({ value }) => value);
  expect(await asked(["intent", "to:300"])).toEqual([0.3]);
  expect(await asked(["quantity", "3"])).toEqual([3]);
});

it("accepts the nearest possible quantity for an impossible one, and no other", () => {
  const bounds = boundsOf({ available: 4, productInfos: { QTY_MULT: "2", QTY_LOCKED: "true" } });
  const ledger = ledgerOf();
  ledger.asked([{ productId: 7, value: 8, atLeast: true }], "unsure");
  const faults = (quantity: number) =>
    ledger.faults([{ itemId: 1, productId: 7, quantity, bounds }], none, ids());
  expect(faults(4)).toEqual([]);
  for (const quantity of [1, 2, 6]) expect(faults(quantity)).toHaveLength(1);
});

it("counts the question before a removal as no change", () => {
  const page = { path: "/cart/lines/3/remove?back=/cart", toasts: [], well: true, status: 200, body: "" };
  const landed = { ...page, title: "", main: true, forms: [], links: [] };
  expect(outcomeOf(landed)).toBe("none");
  const ledger = ledgerOf([7, 1]);
  ledger.asked([{ productId: 7, value: 4, atLeast: false }], outcomeOf(landed));
  expect(ledger.faults(held([7, 1]), none, ids())).toEqual([]);
  expect(ledger.faults(held([7, 4]), none, ids())).toHaveLength(1);
});
