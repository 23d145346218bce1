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

/** The id by which a form names the newest order; 0 where there is none. */
export const idOf = (newest: Order | null): number => newest?.id ?? 0;

/** The newest order, `null` of somebody who has none; undefined where the backend does not tell. Throws when the session has ended. */
export const knownNewest = (shop: OrdersShop): Promise<Order | null | undefined> =>
  ifTold(newestOrder(shop).then((order) => order ?? null));

/** How long a page waits for the newest order where it only tells what stands chosen, milliseconds. */
const patienceMs = 1000;

/** The newest order where it is told soon: it keeps nobody waiting who is about to pay. */
export const newestSoon = (shop: OrdersShop): Promise<Order | null | undefined> =>
  withFallback(knownNewest(shop), patienceMs, () => Promise.resolve(undefined));

/** The key of a cart's one order: `newest` is the order before it (0: none). The same session, login, cart and order always give the same key. */
export const orderKeyOf = (
  { session }: Pick<PayingShop, "session">,
  cartId: number,
  newest: number,
): Promise<string> => idempotencyKeyOf(session.uuid, session.login?.key ?? "", cartId, newest);

/**
 * Prepares the cart and keeps its id, state and total, with the newest order so far. Preparing twice gives the same key, so that one order
 * comes of it whatever the backend knows of keys. `terms`: those of sale are accepted. Gives the cart as it was prepared.
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
 * Whether the cart still waits for its order. A backend that locks carts says so itself; for one that does not, an unchanged total says so.
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

/** The order that came of a form already; undefined when none is known. */
export const orderOfForm = ({ ordered }: Readonly<SessionData>, key: string): number | undefined =>
  ordered?.find((form) => form.key === key)?.orderId;

/** Remembers which order came of this form. */
export function rememberOrder({ session, updateSession }: PayingShop, key: string, orderId: number): void {
  const others = (session.ordered ?? []).filter((form) => form.key !== key);
  updateSession({ prepared: undefined, ordered: [{ key, orderId }, ...others].slice(0, mostForms) });
}

/** The order that was made of a prepared cart, looked up: the newest one, when it is newer than the form and costs what the form showed. */
export async function orderSince(
  shop: OrdersShop,
  { newest }: PreparedCart,
  total: Cents,
): Promise<number | undefined> {
  if (newest === undefined) return undefined;
  const order = await newestOrder(shop);
  return order && order.id > newest && order.total === total ? order.id : undefined;
}
