import { expect, it } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { emptyCart, sampleCart } from "~/lib/testing/sample-cart";
import { testShop } from "~/platform/testing/test-shop";
import { cartPanelPart } from "./cart-panel";
import { showCart } from "./show-cart";

/** The pieces that are shown of a cart that has just been seen. */
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
  return [...shop.shown.keys()];
}

it("the cart is shown as it was seen, without asking for it once more", async () => {
  expect(await shownOf(sampleCart(), ["/cart"])).toEqual([cartPanelPart]);
});

it("a plain form, an empty cart and one whose bags cannot be asked for show nothing: the page is loaded again", async () => {
  expect(await shownOf(sampleCart(), [])).toEqual([]);
  expect(await shownOf(emptyCart(), ["/cart"])).toEqual([]);
  const loggedOut = () => Promise.reject(new EbsnError("session", "packagings"));
  expect(await shownOf(sampleCart(), ["/cart"], loggedOut)).toEqual([]);
});
