import { piecesOf } from "~/features/cart/public.server";
import { formatCents, formatCentsRange } from "~/lib/money";
import { instantOf } from "~/lib/rome-date";
import type { Cart } from "~/model/cart";
import type { Locale } from "~/model/locale";
import type { RomeNow } from "~/model/time";
import type { ChangingOrder } from "~/page/frame-data";
import type { SessionData } from "~/platform/shop";
import { momentView } from "../order/moment-view";

/**
 * Data of the change banner; undefined if no order is being changed. The session stores the order's
 * number and its first total, because some backends send neither.
 */
export function changeView(
  cart: Cart,
  locale: Locale,
  now: Pick<RomeNow, "at">,
  { changing: known, changingFrom: from }: Pick<SessionData, "changing" | "changingFrom"> = {},
): ChangingOrder | undefined {
  if (cart.state !== "changing") return undefined;
  const { orderId: id = known, before, authorisedAmount: authorised } = cart.changes ?? {};
  const moment = momentView(before, locale);
  const end = before === undefined ? undefined : instantOf(before);
  const differs = from && from.id === id ? differenceFrom(from, cart, locale) : undefined;
  return {
    id,
    ...(differs && { differs }),
    ...(moment && { before: moment }),
    ...(end !== undefined && end <= now.at && { over: true as const }),
    total:
      cart.variableTotal > 0
        ? formatCentsRange(cart.total, cart.estimatedMax, locale)
        : formatCents(cart.total, locale),
    ...(authorised !== undefined && { authorised: formatCents(authorised, locale) }),
    ...(authorised !== undefined &&
      cart.total > authorised && { more: formatCents(cart.total - authorised, locale) }),
  };
}

/** Difference between the cart and the order as it was, in pieces and money. */
function differenceFrom(
  { pieces, total }: NonNullable<SessionData["changingFrom"]>,
  cart: Cart,
  locale: Locale,
): NonNullable<ChangingOrder["differs"]> {
  const more = cart.total - total;
  return {
    pieces: piecesOf(cart) - pieces,
    ...(more > 0 && { dearer: formatCents(more, locale) }),
    ...(more < 0 && { cheaper: formatCents(-more, locale) }),
  };
}
