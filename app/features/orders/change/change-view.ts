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
 * What every page says while a placed order is being changed; undefined while none is. The session knows
 * which order it began to change, and what that came to: not every backend tells.
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

/** How many pieces, and how much money, the cart is above or below the order as it was. */
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
