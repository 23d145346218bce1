import { expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { sampleCart } from "~/lib/testing/sample-cart";
import { sampleOrder } from "../testing/sample-order";
import { proposedPlace } from "./proposed-place";

const shop = { tenant: tenants.loggia };
const { address } = sampleCart();
const store = address && { ...address, kind: "store" as const, label: "La Loggia Prati" };
const nowhere = sampleCart({ address: undefined });

it("an order goes again to the place that is chosen, which may be a store to collect it from", () => {
  expect(proposedPlace(shop, sampleCart(), sampleOrder())?.text).toBe("orders.diff.place");
  expect(proposedPlace(shop, sampleCart({ address: store }), sampleOrder())).toEqual({
    where: "La Loggia Prati",
    text: "orders.diff.pickup",
  });
});

it("proposes the order's home without a chosen place, but no store", () => {
  const home = address && { ...address, active: true };
  expect(proposedPlace(shop, nowhere, sampleOrder({ address: home }))).toMatchObject({
    text: "orders.diff.placeOwn",
    addressId: address?.id,
  });
  expect(proposedPlace(shop, nowhere, sampleOrder({ address: store }))).toBeUndefined();
});
