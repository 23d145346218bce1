import { expect, test } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { emptyCart, sampleCart } from "~/lib/testing/sample-cart";
import { slotFee } from "./slot-fee";

const cost = (answer: () => Promise<{ cost: number; minimumOrder: number }>, cart = emptyCart()) =>
  slotFee({ ebsn: { places: { deliveryFee: answer } } }, cart);
const rule = async () => ({ cost: 490, minimumOrder: 3000 });

// spec light: first screens of a phone of 360x640: V5: all days, and four slots with hours, price and what is left
test("V5: a slot costs the cart's delivery fee, or the service's fee for an empty cart", async () => {
  expect(await cost(rule, sampleCart({ deliveryFee: 590 }))).toBe(590);
  expect(await cost(rule, sampleCart({ deliveryFee: 0 }))).toBe(0);
  expect(await cost(rule)).toBe(490);
});

test("V5: it has no price where the backend does not tell", async () => {
  expect(await cost(() => Promise.reject(new EbsnError("down", "delivery-fee/view")))).toBeUndefined();
  await expect(cost(() => Promise.reject(new Error("a fault of ours")))).rejects.toThrow("ours");
});
