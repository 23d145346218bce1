import type { Cart, CartItem } from "~/model/cart";
import type { Refusal } from "~/model/refusal";
import type { RomeNow } from "~/model/time";
import { heldUntil } from "~/features/delivery/public.server";
import { isOver } from "~/lib/chosen";
import type { Locale } from "~/model/locale";
import type { Translate } from "~/i18n/translate";
import { atHeaviest } from "~/lib/estimate";
import { formatCents, formatCentsRange, formatUnitPrice } from "~/lib/money";
import { formatDay, slotLabel } from "~/lib/rome-date";
import { quantityText } from "./quantity-words";

const warnings: Partial<Record<Refusal, "availability" | "max" | "minAcq" | "multiple">> = {
  soldOut: "availability",
  tooMany: "max",
  tooFew: "minAcq",
  step: "multiple",
};

/** A cart line as it is shown: formatted on the server, so that the browser formats nothing. */
function lineView(item: CartItem, t: Translate, locale: Locale) {
  const { product, quantity } = item;
  const weighed = product.weighed;
  return {
    itemId: item.itemId,
    productId: product.id,
    slug: product.slug,
    name: product.name,
    brand: product.brand,
    pack: product.pack,
    image: product.image,
    rule: product.rule,
    value: quantity.value,
    quantity: quantityText(t, quantity, locale),
    price: formatCents(product.price.now, locale) + (product.price.per === "kg" ? "/kg" : ""),
    unit: product.price.unit ? formatUnitPrice(product.price.unit, locale) : undefined,
    standard: product.price.standard === undefined ? undefined : formatCents(product.price.standard, locale),
    promo: product.promo?.label,
    total: formatCents(item.total, locale),
    approx: weighed,
    range: weighed ? formatCentsRange(item.total, atHeaviest(item.total), locale) : undefined,
    alternatives: item.acceptAlternatives,
    options: product.options
      .map((option) => option.values.find(({ key }) => key === item.options?.[option.parameter])?.name)
      .filter((name) => name !== undefined),
    warning: item.warning ? t(`cart.warnings.${warnings[item.warning] ?? "other"}`) : undefined,
  };
}

export function whereView(cart: Cart, t: Translate) {
  const { address } = cart;
  if (!address || address.autoAssigned) return undefined;
  const street = [address.street, address.number].filter(Boolean).join(" ");
  return {
    service: address.service,
    name: address.label || street,
    street,
    city: address.city,
    words: t(address.service === "delivery" ? "cart.where.delivery" : "cart.where.pickup"),
  };
}

/** The chosen slot; one that is over says so instead, one that nobody keeps any more says that too. */
export function whenView({ slot, state }: Cart, t: Translate, locale: Locale, now: RomeNow) {
  if (!slot || slot.autoAssigned) return undefined;
  if (isOver(slot, now)) return { over: t("delivery.slot.over") };
  return {
    words: `${formatDay(slot.date, locale, "short")}, ${slotLabel(slot.begin, slot.end)}`,
    // an order that is being changed has its place for good
    notHeld: state === "changing" || heldUntil(slot, now) ? undefined : t("delivery.slot.notHeld"),
  };
}

/** Goods, bags, gift codes, packages, delivery and total (§2.4). Weighed goods make the total a range. */
export function summaryView(cart: Cart, t: Translate, locale: Locale) {
  const money = (cents: number) => formatCents(cents, locale);
  return {
    goods: money(cart.itemsTotal),
    packages: cart.packages.map(({ name, quantity, total }) => ({ name, quantity, total: money(total) })),
    giftCodes: cart.giftCodes.map(({ code, amount }) => ({ code, amount: money(-amount) })),
    service: t(cart.address?.service === "pickup" ? "cart.summary.pickup" : "cart.summary.delivery"),
    fee: cart.deliveryFee === 0 ? t("cart.summary.free") : money(cart.deliveryFee),
    total: money(cart.total),
    range: cart.variableTotal > 0 ? formatCentsRange(cart.total, cart.estimatedMax, locale) : undefined,
    missing: cart.itemsTotal < cart.minimumOrder ? money(cart.minimumOrder - cart.itemsTotal) : undefined,
    minimum: money(cart.minimumOrder),
  };
}

export function cartView(cart: Cart, t: Translate, locale: Locale, now: RomeNow) {
  return {
    lines: cart.items.map((item) => lineView(item, t, locale)),
    count: t("cart.count", { count: cart.items.length }),
    where: whereView(cart, t),
    when: whenView(cart, t, locale, now),
    addressEditable: cart.state !== "changing",
    note: cart.note,
    points: cart.points,
    summary: summaryView(cart, t, locale),
  };
}
export type CartView = ReturnType<typeof cartView>;
export type CartLineView = CartView["lines"][number];
