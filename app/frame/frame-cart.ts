import { cartTotals, lineSummaries } from "~/features/cart/public.server";
import { changeView } from "~/features/orders/public.server";
import type { Cart } from "~/model/cart";
import type { RomeNow } from "~/model/time";
import { chosenAddress, chosenSlot } from "~/lib/chosen";
import type { Locale } from "~/model/locale";
import { dayParts, shortSlotLabel } from "~/lib/rome-date";
import type { FrameCart } from "~/page/frame-data";
import type { SessionData } from "~/platform/shop";
import type { Tenant } from "#tenants/schema";

/**
 * Cart data of every page, without a destination or slot that is not chosen or has expired (§4).
 * `begun`: the order that this session began to change.
 */
export function frameCart(
  cart: Cart,
  bypass: Tenant["bypass"],
  locale: Locale,
  now: RomeNow,
  begun?: Pick<SessionData, "changing" | "changingFrom">,
): FrameCart {
  const changing = changeView(cart, locale, now, begun);
  const address = chosenAddress(cart, bypass);
  const slot = chosenSlot(cart, bypass, now);
  return {
    ...cartTotals(cart, locale),
    ...(address && {
      where:
        address.kind === "home" ? [address.street, address.number].filter(Boolean).join(" ") : address.label,
      service: address.service,
    }),
    ...(slot && {
      when: `${dayParts(slot.date, locale, "short").weekday} ${shortSlotLabel(slot.begin, slot.end)}`,
    }),
    ...(changing && { changing }),
    lines: lineSummaries(cart.items, locale),
  };
}
