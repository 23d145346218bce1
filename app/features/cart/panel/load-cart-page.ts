import { decimal } from "~/lib/money";
import type { Cart } from "~/model/cart";
import type { Shop } from "~/platform/shop";
import { goalMeter, limitMeter } from "../limit/meters";
import { packagingChoices } from "./packaging";
import { cartView } from "./view";
import { withTerms } from "./with-minimum";

/** All that the cart's page and drawer show, for who is signed in; `known` = the cart, where it has just been seen. */
export async function loadCartPage(shop: Shop, known?: Cart) {
  const { t, locale, session } = shop;
  const [{ cart, freeFrom }, packagings] = await Promise.all([
    Promise.resolve(known ?? shop.ebsn.cart.view()).then((seen) => withTerms(shop, seen)),
    packagingChoices(shop),
  ]);
  const { spendingLimit } = session;
  return {
    ...cartView(shop, cart),
    packagings,
    packaging: cart.packagingId,
    goal: goalMeter(cart, freeFrom, t, locale),
    limit: limitMeter(cart, spendingLimit, t, locale),
    typedLimit: spendingLimit === undefined ? "" : decimal(spendingLimit, locale),
  };
}
export type CartPageView = Awaited<ReturnType<typeof loadCartPage>>;
