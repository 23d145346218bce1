import { decimal } from "~/lib/money";
import { cartEvent } from "~/features/consent/public.server";
import type { Cart } from "~/model/cart";
import type { Shop } from "~/platform/shop";
import { goalMeter, limitMeter } from "../limit/meters";
import { packagingChoices } from "./packaging";
import { cartView } from "./cart-view";
import { withTerms } from "./with-minimum";

/**
 * Loads the data of the cart page and drawer for a signed-in shopper. `seen` saves a second request
 * for a cart just read. Meter and bags are missing if the backend does not return them. Throws
 * EbsnError "session", and the errors of reading the cart.
 */
export async function loadCartPage(shop: Shop, seen: Cart | Promise<Cart> = shop.ebsn.cart.view()) {
  const { t, locale, session } = shop;
  const [{ cart, freeFrom }, packagings] = await Promise.all([
    Promise.resolve(seen).then((known) => withTerms(shop, known)),
    packagingChoices(shop),
  ]);
  const { spendingLimit } = session;
  return {
    ...cartView(shop, cart),
    packagings,
    packaging: cart.packagingId,
    goal: goalMeter(cart, freeFrom, t, locale),
    limit: limitMeter(cart, spendingLimit, t, locale),
    pageEvent: cartEvent("cart", cart),
    typedLimit: spendingLimit === undefined ? "" : decimal(spendingLimit, locale),
  };
}
export type CartPageView = Awaited<ReturnType<typeof loadCartPage>>;
