import { formatCents } from "~/lib/money";
import type { Cart } from "~/model/cart";
import type { Cents } from "~/model/price";
import type { Shop } from "~/platform/shop";

/** `step` is what has to be done first; `text` says why. */
export type MissingStep = { step: "place" | "goods" | "slot" | "paused" | "fewerGoods"; text: string };

/** Place and slot as the cart's view has them: what is absent was not chosen. */
type Chosen = { where?: object; when?: { label?: string } };

/**
 * What stands between a cart and its payment (§4), told before the terms are asked for: a place, goods for the minimum order (which goes by
 * the place), a slot, which nobody can choose while none are given, and, of an order that is being changed, a total that what is held covers. Undefined when nothing is missing.
 */
export function missingStep(
  { t, locale, switches }: Pick<Shop, "t" | "locale" | "switches">,
  { itemsTotal, minimumOrder = 0, total, changes }: Cart,
  { where, when }: Chosen,
): MissingStep | undefined {
  const money = (cents: Cents) => formatCents(cents, locale);
  if (!where) return { step: "place", text: t("checkout.missing.place.text") };
  if (itemsTotal < minimumOrder) {
    const sums = { missing: money(minimumOrder - itemsTotal), minimum: money(minimumOrder) };
    return { step: "goods", text: t("checkout.missing.goods.text", sums) };
  }
  if (!when?.label && switches.timeslotsPaused) return { step: "paused", text: t("delivery.slot.paused") };
  if (!when?.label) return { step: "slot", text: t("checkout.missing.slot.text") };
  const authorised = changes?.authorisedAmount;
  if (authorised !== undefined && total > authorised) {
    const sums = { more: money(total - authorised), held: money(authorised) };
    return { step: "fewerGoods", text: t("checkout.missing.fewerGoods.text", sums) };
  }
  return undefined;
}
