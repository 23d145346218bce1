import * as z from "zod";
import { isEbsnError } from "~/ebsn/errors";
import { isEmptyCart } from "~/lib/empty-cart";
import { idempotencyKeyOf } from "~/lib/idempotency-key";
import type { Cart } from "~/model/cart";
import type { PaymentSelection } from "~/model/payment";
import * as paths from "~/page/paths";
import { seeOther } from "~/platform/http/redirects";
import type { PreparedCart, ShopForAction } from "~/platform/shop";
import { returnUrls } from "../outcome/return-urls";
import { backToCheckout, buyOnce, orderMade } from "./buy-once";
import { prepareOnce } from "./one-order";
import { changedTotals, fewLines } from "./seen-lines";

const whole = z.coerce.number().int().nonnegative();
const shownFields = z.object({
  /** id of the cart */
  cart: whole,
  /** id of the newest order; 0: none */
  newest: whole,
  /** total, in cents */
  cents: whole,
  /** id of the order that the cart changes; 0: none */
  changing: whole,
  /** `fingerprint` of the cart that was shown */
  seen: z.string(),
  /** total of each line (`seenLines`) */
  lines: z.string().default(""),
});

/** Values that a one-click form showed. */
export type Shown = z.output<typeof shownFields>;

/** Reads the values of a one-click form; undefined if they are unreadable. */
export function shownBy(form: FormData): Shown | undefined {
  return shownFields.safeParse(Object.fromEntries(form)).data;
}

/**
 * Returns a hash of everything the checkout shows of a cart besides its total: goods with their
 * preferences, place and slot.
 */
export function fingerprint({ items, unreadable, address, slot, note }: Cart): Promise<string> {
  const goods = items.map(({ itemId, product, quantity, total, options = {}, ...wishes }) => [
    itemId,
    product.id,
    quantity,
    total,
    Object.entries(options).sort(),
    [wishes.note, wishes.cut, wishes.ifMissing, wishes.substitute],
  ]);
  const others = unreadable.map(({ itemId, amount, total }) => [itemId, amount, total]);
  const where = [address?.id, address?.service, address?.storeId];
  return idempotencyKeyOf(JSON.stringify([goods, others, where, slot?.id, slot?.date, slot?.begin, note]));
}

/**
 * True if the cart that a form showed is now empty or replaced, most likely because it was ordered.
 */
export const isGone = (cart: Cart, shown: Pick<Shown, "cart">): boolean =>
  isEmptyCart(cart) || cart.id !== shown.cart;

type AtOnceOrder = {
  key: string;
  shown: Shown;
  cart: Cart;
  selection: Omit<PaymentSelection, "returnOk" | "returnKo">;
};
type Refuse<T> = (text: string, id?: string) => T;

/**
 * Prepares the cart that a form showed and orders it once. If the cart is gone, its order is looked
 * up. A cart that differs from the form is not ordered, and the shopper gets a message. Throws the
 * errors of `prepareOnce`.
 */
export async function orderAtOnce<T>(
  shop: ShopForAction,
  { key, shown, cart, selection }: AtOnceOrder,
  refuse: Refuse<T>,
): Promise<T | Response> {
  const { cents, lines, newest } = shown;
  const ask = { ...selection, idempotencyKey: key, ...returnUrls(shop) };
  const purchase = (prepared: PreparedCart) => ({ prepared, cart, ask, total: cents, lines });
  const state = shown.changing > 0 && shown.changing === shop.session.changing ? "changing" : "open";
  const lookup = purchase({ key, cartId: shown.cart, state, total: cents, newest });
  /**
   * order of this form, if the same form was sent twice at once and the other request was faster
   */
  const madeMeanwhile = async () =>
    isGone(await shop.ebsn.cart.view(), shown) ? orderMade(shop, lookup) : undefined;

  if (isGone(cart, shown)) {
    // an order newer than a form prepared since may belong to that form
    const since = newestBeforeOtherForm(shop.session.prepared, key);
    return since > newest ? backToCheckout(shop) : buyOnce(shop, lookup, refuse);
  }
  const before = await whatDiffers(shop, cart, shown);
  if (before) return refuse(before);
  let prepared: Cart;
  try {
    prepared = await prepareOnce(shop, true);
  } catch (error) {
    const made = isEbsnError(error, "refused") ? await madeMeanwhile() : undefined;
    if (made) return made;
    throw error;
  }
  const mine = shop.session.prepared;
  const meanwhile = await whatDiffers(shop, prepared, shown, fewLines);
  if (mine?.key === key && !meanwhile) return buyOnce(shop, purchase(mine), refuse);
  const made = await madeMeanwhile();
  if (made) return made;
  shop.flash({ kind: "warn", text: meanwhile ?? shop.t("checkout.errors.orderedSince") });
  return seeOther(paths.payment);
}

/**
 * Returns the id of the newest order when another form was prepared; -1 if there is no other form.
 * Infinity if that id is unknown, since any order may be that form's.
 */
const newestBeforeOtherForm = (prepared: PreparedCart | undefined, key: string): number =>
  prepared && prepared.key !== key ? (prepared.newest ?? Infinity) : -1;

/**
 * Describes how a cart differs from its form, with at most `most` lines by name; undefined if it is
 * the same.
 */
async function whatDiffers(
  shop: ShopForAction,
  cart: Cart,
  shown: Shown,
  most?: number,
): Promise<string | undefined> {
  if (cart.total !== shown.cents) return changedTotals(shop, cart, { ...shown, total: shown.cents }, most);
  return (await fingerprint(cart)) === shown.seen ? undefined : shop.t("checkout.errors.changed");
}
