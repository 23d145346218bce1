import { fullName } from "~/lib/words/full-name";
import type { Cart, CartItem } from "~/model/cart";
import type { Cents } from "~/model/price";

type Changed = { name: string; from: Cents; to: Cents };

/** What another address, store or service makes of a cart. Prices are those of a piece, a pack or a kilogram. */
export type CartDifference = {
  gone: string[];
  dearer: Changed[];
  cheaper: Changed[];
  /** the chosen slot does not exist there */
  slotLost: boolean;
  /** the delivery fee, only when it changes */
  fee?: { from: Cents; to: Cents };
  /** the least that goods must cost, only when it changes */
  minimum?: { from: Cents; to: Cents };
  total: { from: Cents; to: Cents };
};

/** The difference that a shopper must see before it happens (issue 4, validity); undefined when goods, prices, slot, fee and minimum stay. */
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
