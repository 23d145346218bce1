import type { Cart, CartItem, RomeNow, Service } from "~/ebsn/model";
import { chosenAddress, chosenSlot } from "~/features/delivery/public.server";
import type { Locale } from "~/i18n/locales";
import { atHeaviest } from "~/lib/estimate";
import { formatCents, formatCentsRange } from "~/lib/money";
import { dayParts, shortSlotLabel } from "~/lib/rome-date";
import type { Tenant } from "#tenants/schema";

/** What of the cart every page carries: small, and final texts only. */
export type CartSummary = {
  /** pieces and packs; weighed goods count as one */
  count: number;
  total: string;
  /** "Via Appia 12", or the store's name; absent = not chosen yet */
  where?: string;
  /** "ven 18-20" */
  when?: string;
  /** until when the slot's place is kept, "10:30" */
  held?: string;
  service?: Service;
  /** an order that was placed is being changed: its address stays (§2.2) */
  changing?: true;
  /** by product: what stands in the cart, for the steppers */
  lines: Record<string, LineSummary>;
};

export type LineSummary = {
  itemId: number;
  value: number;
  /** what this quantity costs: an amount, or the range of `weighed` goods */
  total: string;
  weighed?: true;
};

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
    count: cart.items.reduce((sum, { quantity: { by, value } }) => sum + (by === "weight" ? 1 : value), 0),
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
    lines: Object.fromEntries(cart.items.map((item) => [item.product.id, lineSummary(item, locale)])),
  };
}

function lineSummary({ itemId, product, quantity, total }: CartItem, locale: Locale): LineSummary {
  const line = { itemId, value: quantity.value };
  return product.weighed
    ? { ...line, total: formatCentsRange(total, atHeaviest(total), locale), weighed: true }
    : { ...line, total: formatCents(total, locale) };
}
