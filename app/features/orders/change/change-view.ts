import { formatCents, formatCentsRange } from "~/lib/money";
import { instantOf } from "~/lib/rome-date";
import type { Cart } from "~/model/cart";
import type { Locale } from "~/model/locale";
import type { RomeNow } from "~/model/time";
import type { ChangingOrder } from "~/page/frame-data";
import { momentView } from "../order/moment";

/**
 * What every page says while a placed order is being changed; undefined while none is. `known` is the order as this session began to change it:
 * not every backend tells it.
 */
export function changeView(
  cart: Cart,
  locale: Locale,
  now: Pick<RomeNow, "at">,
  known?: number,
): ChangingOrder | undefined {
  if (cart.state !== "changing") return undefined;
  const { orderId: id = known, before, authorisedAmount: authorised } = cart.changes ?? {};
  const moment = momentView(before, locale);
  const end = before === undefined ? undefined : instantOf(before);
  return {
    id,
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
