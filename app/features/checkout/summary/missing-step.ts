import { formatCents } from "~/lib/money";
import type { Cart } from "~/model/cart";
import type { Cents } from "~/model/price";
import type { Shop } from "~/platform/shop";

/** `step` must be done first; `text` is the reason. */
export type MissingStep = { step: "place" | "goods" | "slot" | "paused" | "fewerGoods"; text: string };

/** Place and slot in the cart's view; absent means not chosen. */
type Chosen = { where?: object; when?: { label?: string } };

/**
 * Returns the first step missing before the payment (§4), so that it is shown before the terms.
 * - A place.
 * - Goods for the minimum order, which depends on the place.
 * - A slot, which is impossible while slots are paused.
 * - A total within the authorised amount, for an order that is being changed.
 * Undefined if all steps are done.
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
