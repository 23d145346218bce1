import { decimal } from "~/lib/money";
import type { Shop } from "~/platform/shop";
import { goalMeter, limitMeter } from "../limit/meters";
import { packagingChoices } from "./packaging";
import { cartView } from "./view";
import { withTerms } from "./with-minimum";

/** All that the cart's page and drawer show, for who is signed in. */
export async function loadCartPage(shop: Shop) {
  const { t, locale, session } = shop;
  const [{ cart, freeFrom }, packagings] = await Promise.all([
    shop.ebsn.cart.view().then((seen) => withTerms(shop, seen)),
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
