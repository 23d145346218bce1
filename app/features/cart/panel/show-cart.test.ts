import { expect, it } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { emptyCart, sampleCart } from "~/lib/testing/sample-cart";
import { testShop } from "~/platform/testing/test-shop";
import { cartPanelPart } from "./cart-panel";
import { showCart } from "./show-cart";

/** Parts rendered of a cart that was just loaded. */
async function shownOf(seen: ReturnType<typeof sampleCart>, open: string[], packagings = async () => []) {
  const { shop } = testShop({
    open,
    ebsn: {
      today: () => "2026-11-24",
      cart: { packagings },
      places: { deliveryFee: () => Promise.reject(new EbsnError("lost", "fee")) },
    },
  });
  await showCart({ ...shop, cartSeen: () => seen });
  return [...shop.fragments.keys()];
}

it("the cart is shown as it was seen, without asking for it once more, and without the meter where the fee is not told", async () => {
  expect(await shownOf(sampleCart(), ["/cart"])).toEqual([cartPanelPart]);
});

it("nothing is shown to a plain form, nor of an empty cart", async () => {
  expect(await shownOf(sampleCart(), [])).toEqual([]);
  expect(await shownOf(emptyCart(), ["/cart"])).toEqual([]);
});

it("a session that has ended meanwhile is not passed over", async () => {
  const loggedOut = () => Promise.reject(new EbsnError("session", "packagings"));
  await expect(shownOf(sampleCart(), ["/cart"], loggedOut)).rejects.toMatchObject({ kind: "session" });
});
