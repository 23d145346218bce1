import type { Ebsn } from "~/ebsn/client";
import { isEmptyCart } from "~/lib/empty-cart";
import { idempotencyKeyOf, newIdempotencyKey } from "~/lib/idempotency-key";
import { withFallback } from "~/net/with-fallback";
import type { Cart } from "~/model/cart";
import type { Order } from "~/model/order";
import type { Cents } from "~/model/price";
import type { PreparedCart, SessionData } from "~/platform/shop";
import { ifTold } from "./if-told";

const mostForms = 3;

type OrdersShop = { ebsn: { orders: Pick<Ebsn["orders"], "list"> } };
type PayingShop = OrdersShop & {
  session: Readonly<SessionData>;
  ebsn: { checkout: Pick<Ebsn["checkout"], "prepare"> };
  updateSession: (change: Pick<SessionData, "prepared" | "ordered">) => void;
};

async function newestOrder({ ebsn }: OrdersShop): Promise<Order | undefined> {
  const { orders } = await ebsn.orders.list({ page: 1, pageSize: 1 });
  return orders[0];
}

/** Returns the id of the newest order for a form; 0 if there is none. */
export const idOf = (newest: Order | null): number => newest?.id ?? 0;

/**
 * Returns the newest order, or `null` if the shopper has none. Undefined if the backend fails;
 * throws when the session has ended.
 */
export const knownNewest = (shop: OrdersShop): Promise<Order | null | undefined> =>
  ifTold(newestOrder(shop).then((order) => order ?? null));

/**
 * Timeout for the newest order on a page that needs it only for a preselection, in milliseconds.
 */
const patienceMs = 1000;

/**
 * Returns the newest order if it arrives before the timeout, so that a shopper about to pay need
 * not wait.
 */
export const newestSoon = (shop: OrdersShop): Promise<Order | null | undefined> =>
  withFallback(knownNewest(shop), patienceMs, () => Promise.resolve(undefined));

/**
 * Returns the idempotency key of a cart's only order; `newest` is the id of the order before it (0:
 * none). The same session, login, cart and order always give the same key.
 */
export const orderKeyOf = (
  { session }: Pick<PayingShop, "session">,
  cartId: number,
  newest: number,
): Promise<string> => idempotencyKeyOf(session.uuid, session.login?.key ?? "", cartId, newest);

/**
 * Prepares the cart and stores its id, state and total, with the newest order so far. A repeated
 * preparation gives the same key, so one order results even on a backend without idempotency keys.
 * The key is new if the newest order is unknown. `terms`: the terms of sale are accepted. Returns
 * the prepared cart.
 */
export async function prepareOnce(shop: PayingShop, terms: boolean): Promise<Cart> {
  const [order, cart] = await Promise.all([knownNewest(shop), shop.ebsn.checkout.prepare()]);
  const newest = order === undefined ? undefined : idOf(order);
  const key = newest === undefined ? newIdempotencyKey() : await orderKeyOf(shop, cart.id, newest);
  const { id: cartId, state, total } = cart;
  shop.updateSession({ prepared: { key, cartId, state, total, newest, terms } });
  return cart;
}

/**
 * True if the cart still waits for its order. A backend that locks carts returns this state; for
 * other backends the total must be unchanged.
 */
export function isPrepared(prepared: PreparedCart | undefined, cart: Cart): prepared is PreparedCart {
  return (
    prepared !== undefined &&
    !isEmptyCart(cart) &&
    cart.id === prepared.cartId &&
    cart.state === prepared.state &&
    (cart.state === "locked" || cart.total === prepared.total)
  );
}

/** Returns the order already made from a form; undefined if none is known. */
export const orderOfForm = ({ ordered }: Readonly<SessionData>, key: string): number | undefined =>
  ordered?.find((form) => form.key === key)?.orderId;

/** Stores the order that was made from this form. */
export function rememberOrder({ session, updateSession }: PayingShop, key: string, orderId: number): void {
  const others = (session.ordered ?? []).filter((form) => form.key !== key);
  updateSession({ prepared: undefined, ordered: [{ key, orderId }, ...others].slice(0, mostForms) });
}

/**
 * Returns the order made from a prepared cart by reading the newest order. The order must be newer
 * than the form and have the form's total.
 */
export async function orderSince(
  shop: OrdersShop,
  { newest }: PreparedCart,
  total: Cents,
): Promise<number | undefined> {
  if (newest === undefined) return undefined;
  const order = await newestOrder(shop);
  return order && order.id > newest && order.total === total ? order.id : undefined;
}
