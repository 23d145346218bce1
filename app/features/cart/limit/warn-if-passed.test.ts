import { expect, it } from "vitest";
import { sampleCart } from "~/lib/testing/sample-cart";
import { testShop } from "~/platform/testing/test-shop";
import { warnIfPassed } from "./warn-if-passed";

const said = (spendingLimit: number | undefined, before: number, after: number) => {
  const { shop, done } = testShop({ session: { spendingLimit } });
  warnIfPassed(shop, { total: before }, sampleCart({ total: after }));
  return done.flashes.map(({ kind, text }) => `${kind} ${text}`);
};

it("warns only at the change that passes the limit", () => {
  expect(said(5000, 4000, 5001)).toEqual(["warn cart.limit.passed"]);
  expect(said(5000, 5000, 5001)).toEqual(["warn cart.limit.passed"]);
  expect(said(5000, 4000, 5000)).toEqual([]);
  expect(said(5000, 5001, 6000)).toEqual([]);
  expect(said(undefined, 0, 6000)).toEqual([]);
});
