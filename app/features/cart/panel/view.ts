import type { Cart, CartItem, UnreadableItem } from "~/model/cart";
import type { Refusal } from "~/model/refusal";
import { heldUntil } from "~/features/delivery/public.server";
import { chosenAddress, isOver } from "~/lib/chosen";
import type { Locale } from "~/model/locale";
import type { Translate } from "~/i18n/translate";
import { costOf } from "~/lib/cost";
import { atHeaviest } from "~/lib/estimate";
import { formatCents, formatCentsRange } from "~/lib/money";
import { formatDay, slotLabel } from "~/lib/rome-date";
import type { Shop } from "~/platform/shop";
import { productLineView } from "../line/product-line-view";

const warnings: Partial<Record<Refusal, "availability" | "max" | "minAcq" | "multiple">> = {
  soldOut: "availability",
  tooMany: "max",
  tooFew: "minAcq",
  step: "multiple",
};

/** What a promo saves on the line as it stands (§2.4); the promo's own text when the price before it is not known. */
function promoText({ product, quantity }: CartItem, t: Translate, locale: Locale): string | undefined {
  const { price, promo } = product;
  if (!promo) return undefined;
  if (price.standard === undefined) return t("cart.line.promo", { label: promo.label });
  const saved = costOf({ ...price, now: price.standard - price.now }, quantity);
  return t("cart.line.saving", { amount: formatCents(saved, locale) });
}

/** A cart line as it is shown, in the shopper's language. */
function lineView(item: CartItem, t: Translate, locale: Locale) {
  const { product } = item;
  return {
    ...productLineView(item, t, locale),
    standard: product.price.standard === undefined ? undefined : formatCents(product.price.standard, locale),
    promo: promoText(item, t, locale),
    total: formatCents(item.total, locale),
    range: product.weighed ? formatCentsRange(item.total, atHeaviest(item.total), locale) : undefined,
    alternatives: item.acceptAlternatives,
    options: product.options
      .map((option) => option.values.find(({ key }) => key === item.options?.[option.parameter])?.name)
      .filter((name) => name !== undefined),
    warning: item.warning ? t(`cart.warnings.${warnings[item.warning] ?? "other"}`) : undefined,
  };
}

const unreadableView = (
  { itemId, productId, name, total }: UnreadableItem,
  t: Translate,
  locale: Locale,
) => ({
  itemId,
  name: name ?? t("cart.unreadable.name"),
  total: formatCents(total, locale),
  removable: productId !== undefined,
});
export type UnreadableLineView = ReturnType<typeof unreadableView>;

/** The part of a request's shop that a cart is shown with. */
export type ViewShop = Pick<Shop, "t" | "locale" | "tenant"> & { ebsn: Pick<Shop["ebsn"], "today"> };

function whereView({ t, tenant }: ViewShop, cart: Cart) {
  const address = chosenAddress(cart, tenant.bypass);
  if (!address) return undefined;
  const street = [address.street, address.number].filter(Boolean).join(" ");
  return {
    service: address.service,
    name: address.label || street,
    street,
    city: address.city,
    label: t(address.service === "delivery" ? "cart.where.delivery" : "cart.where.pickup"),
  };
}

/** The chosen slot; or that it is over, or that its place is no longer held. */
function whenView({ t, locale, tenant, ebsn }: ViewShop, { slot, state }: Cart) {
  const now = ebsn.today();
  if (!slot || (slot.autoAssigned && !tenant.bypass.timeslot)) return undefined;
  if (isOver(slot, now)) return { over: t("delivery.slot.over") };
  return {
    label: `${formatDay(slot.date, locale, "short")}, ${slotLabel(slot.begin, slot.end)}`,
    // an order that is being changed keeps its place in the slot
    notHeld: state === "changing" || heldUntil(slot, now) ? undefined : t("delivery.slot.notHeld"),
  };
}

/** Goods, bags, gift codes, delivery and total (§2.4). Weighed goods make the total a range. */
export function summaryView(cart: Cart, t: Translate, locale: Locale) {
  const money = (cents: number) => formatCents(cents, locale);
  const { minimumOrder: minimum = 0 } = cart;
  return {
    goods: money(cart.itemsTotal),
    packages: cart.packages.map(({ name, quantity, total }) => ({ name, quantity, total: money(total) })),
    giftCodes: cart.giftCodes.map(({ code, amount }) => ({ code, amount: money(-amount) })),
    service: t(cart.address?.service === "pickup" ? "cart.summary.pickup" : "cart.summary.delivery"),
    fee: cart.deliveryFee === 0 ? t("cart.summary.free") : money(cart.deliveryFee),
    total: money(cart.total),
    range: cart.variableTotal > 0 ? formatCentsRange(cart.total, cart.estimatedMax, locale) : undefined,
    missing: cart.itemsTotal < minimum ? money(minimum - cart.itemsTotal) : undefined,
    minimum: money(minimum),
  };
}

/** The whole cart as its page, its drawer and the checkout show it. */
export function cartView(shop: ViewShop, cart: Cart) {
  const { t, locale } = shop;
  return {
    lines: cart.items.map((item) => lineView(item, t, locale)),
    unreadable: cart.unreadable.map((item) => unreadableView(item, t, locale)),
    count: t("cart.count", { count: cart.items.length + cart.unreadable.length }),
    where: whereView(shop, cart),
    when: whenView(shop, cart),
    addressEditable: cart.state !== "changing",
    note: cart.note,
    points: cart.points,
    summary: summaryView(cart, t, locale),
  };
}
export type CartView = ReturnType<typeof cartView>;
export type CartLineView = CartView["lines"][number];
