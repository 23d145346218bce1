import { expect, it } from "vitest";
import { Ledger } from "./ledger";

const none = new Map<number, Map<number, number>>();
const held = (...quantities: [number, number][]) =>
  quantities.map(([productId, quantity], index) => ({ itemId: index, productId, quantity }));

function ledgerOf(...quantities: [number, number][]): Ledger {
  const ledger = new Ledger();
  ledger.begin(held(...quantities), [1]);
  return ledger;
}
const known = (...ids: number[]) => new Set([1, ...ids]);

it("what the shop confirmed must be there, no more and no less", () => {
  const ledger = ledgerOf([7, 1]);
  ledger.asked([{ productId: 7, value: 3, atLeast: false }], "sure");
  expect(ledger.faults(held([7, 3]), none, known())).toEqual([]);
  for (const quantity of [1, 4, 6]) expect(ledger.faults(held([7, quantity]), none, known())).toHaveLength(1);
  expect(ledger.faults(held(), none, known())).toHaveLength(1);
});

it("what it did not confirm may be there, or be as it was; never doubled", () => {
  const ledger = ledgerOf([7, 2]);
  ledger.asked([{ productId: 7, value: 3, atLeast: true }], "unsure");
  for (const quantity of [2, 3]) expect(ledger.faults(held([7, quantity]), none, known())).toEqual([]);
  for (const quantity of [0, 5, 6]) expect(ledger.faults(held([7, quantity]), none, known())).toHaveLength(1);
});

it("at least so much keeps what stands beyond it", () => {
  const ledger = ledgerOf([7, 5]);
  ledger.asked([{ productId: 7, value: 1, atLeast: true }], "sure");
  expect(ledger.faults(held([7, 5]), none, known())).toEqual([]);
  expect(ledger.faults(held([7, 1]), none, known())).toHaveLength(1);
});

it("nothing comes that nobody asked for, and nothing twice", () => {
  expect(ledgerOf().faults(held([9, 1]), none, known())).toHaveLength(1);
  expect(ledgerOf([7, 1]).faults(held([7, 1], [7, 1]), none, known())).toEqual(["product 7 has two lines"]);
});

it("an order takes the whole cart with it, once", () => {
  const lines = new Map([[7, 2]]);
  const ledger = ledgerOf([7, 2]);
  ledger.paid("key", lines, 2);
  ledger.paid("key", lines, 2);
  expect(ledger.faults(held(), new Map([[2, lines]]), known(2))).toEqual([]);
  expect(ledger.faults(held([7, 2]), new Map([[2, lines]]), known(2))).toHaveLength(1);
  expect(ledger.faults(held(), new Map([[2, new Map([[7, 1]])]]), known(2))).toHaveLength(1);
  expect(ledger.faults(held(), new Map([2, 3].map((id) => [id, lines])), known(2, 3))).toHaveLength(1);
});

it("an order that was confirmed exists, and so do earlier ones", () => {
  const ledger = ledgerOf();
  ledger.paid("key", new Map(), 2);
  expect(ledger.faults([], none, known())).toEqual(["order 2 was confirmed and is not there"]);
  expect(ledger.faults([], none, new Set([2]))).toEqual(["order 1 is lost"]);
});

it("a payment that was not confirmed left an order or the cart", () => {
  const lines = new Map([[7, 2]]);
  const ledger = ledgerOf([7, 2]);
  ledger.paid("key", lines);
  expect(ledger.faults(held([7, 2]), none, known())).toEqual([]);
  expect(ledger.faults(held(), new Map([[2, lines]]), known(2))).toEqual([]);
  expect(ledger.faults(held(), none, known())).toHaveLength(1);
});
