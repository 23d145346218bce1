import * as z from "zod";
import { isEbsnError } from "~/ebsn/errors";
import { isEmptyCart } from "~/lib/empty-cart";
import { idempotencyKeyOf } from "~/lib/idempotency-key";
import { formatCents } from "~/lib/money";
import type { Cart } from "~/model/cart";
import type { PaymentSelection } from "~/model/payment";
import * as paths from "~/page/paths";
import { seeOther } from "~/platform/http/redirects";
import type { PreparedCart, ShopForAction } from "~/platform/shop";
import { returnUrls } from "../outcome/return-urls";
import { backToCheckout, buyOnce, orderMade } from "./buy-once";
import { prepareOnce } from "./one-order";

const whole = z.coerce.number().int().nonnegative();
const shownFields = z.object({ cart: whole, newest: whole, cents: whole });

/** What a form of the checkout that orders at once showed: which cart, after which order (0: none), at what total in cents. */
export type Shown = z.output<typeof shownFields>;

/** What such a form showed; undefined where it cannot be read. */
export function shownBy(form: FormData): Shown | undefined {
  return shownFields.safeParse(Object.fromEntries(form)).data;
}

/** The key of its order: that of the cart once it is prepared, if nothing has happened in between. */
export const keyOf = (
  { session }: Pick<ShopForAction, "session">,
  { cart, newest }: Shown,
): Promise<string> => idempotencyKeyOf(session.uuid, session.login?.key ?? "", cart, newest);

type Order = {
  key: string;
  shown: Shown;
  cart: Cart;
  selection: Omit<PaymentSelection, "returnOk" | "returnKo">;
};
type Refuse<T> = (text: string, id?: string) => T;

const isAnother = (cart: Cart, shown: Shown): boolean => isEmptyCart(cart) || cart.id !== shown.cart;

/**
 * Prepares the cart that a form showed and orders it, once. Of a cart that is gone the order is looked up; where total or orders have changed
 * since, the payment's page shows what would be ordered now. Throws what preparing throws.
 */
export async function orderAtOnce<T>(
  shop: ShopForAction,
  { key, shown, cart, selection }: Order,
  refuse: Refuse<T>,
): Promise<T | Response> {
  const { cents, newest } = shown;
  const total = ({ total }: Pick<Cart, "total">) =>
    shop.t("checkout.errors.total", { total: formatCents(total, shop.locale) });
  const ask = { ...selection, idempotencyKey: key, ...returnUrls(shop) };
  const purchase = (prepared: PreparedCart) => ({ prepared, cart, ask, total: cents });
  const state = shop.session.changing === undefined ? "open" : "changing";
  const gone = purchase({ key, cartId: shown.cart, state, total: cents, newest });
  if (isAnother(cart, shown)) {
    const { prepared } = shop.session;
    // another form was prepared since: an order that is newer may be that one's
    return prepared && prepared.key !== key ? backToCheckout(shop) : buyOnce(shop, gone, refuse);
  }
  if (cart.total !== cents) return refuse(total(cart));
  try {
    await prepareOnce(shop);
  } catch (error) {
    // the same form, sent twice at once, has ordered the cart in between
    const made =
      isEbsnError(error, "refused") && isAnother(await shop.ebsn.cart.view(), shown)
        ? await orderMade(shop, gone)
        : undefined;
    if (made) return made;
    throw error;
  }
  const { prepared } = shop.session;
  if (prepared?.key === key && prepared.total === cents) return buyOnce(shop, purchase(prepared), refuse);
  if (prepared && prepared.total !== cents) shop.flash({ kind: "warn", text: total(prepared) });
  return seeOther(paths.payment);
}
