import type { Refused } from "~/ebsn/errors";
import { withMinimum } from "~/features/cart/public.server";
import { isSlotRefusal, lostSlot } from "~/features/delivery/public.server";
import { isEmptyCart } from "~/lib/empty-cart";
import { chosenAddress, chosenSlot } from "~/lib/chosen";
import { formatCents } from "~/lib/money";
import { withBack, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { seeOther } from "~/platform/http/redirects";
import type { ShopForAction } from "~/platform/shop";
import { changedTotals, type ShownTotals } from "./seen-lines";

type Told = { notice: string | undefined; lost: Awaited<ReturnType<typeof lostSlot>> | undefined };

const withDetour = (shop: ShopForAction, text: string, path: Path) => {
  shop.flash({ kind: "warn", text });
  return seeOther(path);
};

/**
 * Returns why the cart cannot be paid: a text for the checkout page, or a redirect to the missing
 * step. The cart stays unchanged. `shown` holds the amounts in the form, and the max number of
 * changed lines to name.
 */
export async function prepareRefusal(
  shop: ShopForAction,
  { reason, texts }: Refused,
  shown: { totals?: ShownTotals; most?: number } = {},
): Promise<Told | Response> {
  const { t, ebsn, locale } = shop;
  const say = (notice: string): Told => ({ notice, lost: undefined });
  switch (reason) {
    case "emptyCart":
      return seeOther(paths.checkout);
    case "addressNeeded":
    case "notServed":
    case "notCovered":
      return withDetour(shop, t("checkout.errors.address"), withBack(paths.deliveryAddress, paths.checkout));
    case "slotNeeded":
      return withDetour(shop, t("checkout.errors.slot"), withBack(paths.timeslot, paths.checkout));
    case "priceChanged":
      return say(changedTotals(shop, await ebsn.cart.view(), shown.totals, shown.most));
    case "aboveHeld":
      return say(texts.join(" ") || t("checkout.errors.aboveHeld"));
    case "soldOut":
    case "tooMany":
    case "tooManyOfKind":
    case "tooFew":
    case "step":
      return say([t("checkout.errors.availability"), ...texts].join(" "));
  }
  const cart = await ebsn.cart.view();
  if (reason === "other") {
    // a backend without our reason codes: the cart shows which step is missing
    if (isEmptyCart(cart)) return seeOther(paths.checkout);
    const { bypass } = shop.tenant;
    if (!chosenAddress(cart, bypass))
      return withDetour(shop, t("checkout.errors.address"), withBack(paths.deliveryAddress, paths.checkout));
    if (!chosenSlot(cart, bypass, ebsn.today()))
      return withDetour(shop, t("checkout.errors.slot"), withBack(paths.timeslot, paths.checkout));
  }
  // the store began to prepare the order while it was being changed
  if (reason === "orderState" && cart.state === "changing") return say(t("checkout.errors.takenCharge"));
  if (reason === "minimum") {
    const money = (cents: number) => formatCents(cents, locale);
    const { minimumOrder = 0, itemsTotal } = await withMinimum(shop, cart);
    const missing = money(Math.max(0, minimumOrder - itemsTotal));
    return say(t("checkout.errors.minimum", { minimum: money(minimumOrder), missing }));
  }
  if (isSlotRefusal(reason) && cart.slot)
    return { notice: undefined, lost: await lostSlot(shop, cart.slot, { reason, text: texts[0] }) };
  return say(texts.join(" ") || t("checkout.errors.generic"));
}
