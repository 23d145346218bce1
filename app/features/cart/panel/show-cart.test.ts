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

it("renders the cart as already loaded, also without a delivery fee", async () => {
  expect(await shownOf(sampleCart(), ["/cart"])).toEqual([cartPanelPart]);
});

it("renders no part for a plain form or an empty cart", async () => {
  expect(await shownOf(sampleCart(), [])).toEqual([]);
  expect(await shownOf(emptyCart(), ["/cart"])).toEqual([]);
});

it("a session that has ended meanwhile is not passed over", async () => {
  const loggedOut = () => Promise.reject(new EbsnError("session", "packagings"));
  await expect(shownOf(sampleCart(), ["/cart"], loggedOut)).rejects.toMatchObject({ kind: "session" });
});
