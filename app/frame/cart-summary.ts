import type { Cart, CartItem } from "~/model/cart";
import type { RomeNow } from "~/model/time";
import { chosenAddress, chosenSlot } from "~/lib/chosen";
import type { Locale } from "~/model/locale";
import { atHeaviest } from "~/lib/estimate";
import { formatCents, formatCentsRange } from "~/lib/money";
import { dayParts, shortSlotLabel } from "~/lib/rome-date";
import type { CartSummary, LineSummary } from "~/page/frame-data";
import type { Tenant } from "#tenants/schema";

/** Summary of a cart: what is not chosen, or is over, is not there (§4). */
export function cartSummary(
  cart: Cart,
  bypass: Tenant["bypass"],
  locale: Locale,
  now: Pick<RomeNow, "date" | "time">,
): CartSummary {
  const address = chosenAddress(cart, bypass);
  const slot = chosenSlot(cart, bypass, now);
  return {
    count: cart.items.reduce(
      (sum, { quantity: { by, value } }) => sum + (by === "weight" ? 1 : value),
      cart.unreadable.length,
    ),
    total: formatCents(cart.total, locale),
    ...(address && {
      where:
        address.kind === "home" ? [address.street, address.number].filter(Boolean).join(" ") : address.label,
      service: address.service,
    }),
    ...(slot && {
      when: `${dayParts(slot.date, locale, "short").weekday} ${shortSlotLabel(slot.begin, slot.end)}`,
    }),
    ...(cart.state === "changing" && { changing: true as const }),
    lines: lineSummaries(cart.items, locale),
  };
}

/** By product; one that stands in several lines, with other options each, is summed up under the first of them. */
function lineSummaries(items: CartItem[], locale: Locale): Record<string, LineSummary> {
  const byProduct = new Map<number, CartItem>();
  for (const item of items) {
    const before = byProduct.get(item.product.id);
    byProduct.set(item.product.id, before ? together(before, item) : item);
  }
  return Object.fromEntries([...byProduct].map(([id, item]) => [id, lineSummary(item, locale)]));
}

const together = (one: CartItem, { quantity, total }: CartItem): CartItem => ({
  ...one,
  quantity: { ...one.quantity, value: one.quantity.value + quantity.value },
  total: one.total + total,
});

function lineSummary({ itemId, product, quantity, total }: CartItem, locale: Locale): LineSummary {
  const line = { itemId, value: quantity.value };
  return product.weighed
    ? { ...line, total: formatCentsRange(total, atHeaviest(total), locale), weighed: true }
    : { ...line, total: formatCents(total, locale) };
}
