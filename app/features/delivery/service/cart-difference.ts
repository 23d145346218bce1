import { fullName } from "~/lib/words/full-name";
import type { Cart, CartItem } from "~/model/cart";
import type { Cents } from "~/model/price";

type Changed = { name: string; from: Cents; to: Cents };

/**
 * Difference that another destination or service makes to a cart. Prices are in cents for a piece,
 * a pack or a kilogram.
 */
export type CartDifference = {
  gone: string[];
  dearer: Changed[];
  cheaper: Changed[];
  /** the chosen slot does not exist there */
  slotLost: boolean;
  /** delivery fee, only if it changes */
  fee?: { from: Cents; to: Cents };
  /** minimum order, only if it changes */
  minimum?: { from: Cents; to: Cents };
  total: { from: Cents; to: Cents };
};

/**
 * Returns the difference that a shopper must see first (issue 4, validity). Undefined if goods,
 * prices, slot, fee and minimum order stay the same.
 */
export function cartDifference(before: Cart, after: Cart): CartDifference | undefined {
  const there = new Map(after.items.map((item) => [item.itemId, item]));
  const gone = before.items.filter((item) => !item.warning && !canBeBought(there.get(item.itemId)));
  const changed = before.items.flatMap((item) => {
    const then = there.get(item.itemId);
    const [from, to] = [item.product.price?.now, then?.product.price?.now];
    if (gone.includes(item) || from === undefined || to === undefined || from === to) return [];
    return [{ name: fullName(item.product), from, to }];
  });
  const slotLost = before.slot !== undefined && !before.slot.autoAssigned && !after.slot;
  const fee = changeOf(before.deliveryFee, after.deliveryFee);
  const minimum = changeOf(before.minimumOrder, after.minimumOrder);
  if (gone.length + changed.length === 0 && !slotLost && !fee && !minimum) return undefined;
  return {
    gone: gone.map(({ product }) => fullName(product)),
    dearer: changed.filter(({ from, to }) => to > from),
    cheaper: changed.filter(({ from, to }) => to < from),
    slotLost,
    ...(fee && { fee }),
    ...(minimum && { minimum }),
    total: { from: before.total, to: after.total },
  };
}

const changeOf = (from: Cents | undefined, to: Cents | undefined) =>
  from === undefined || to === undefined || from === to ? undefined : { from, to };
const canBeBought = (item: CartItem | undefined) => item !== undefined && !item.warning;
