import { asNotMade, isEbsnError, type EbsnError } from "~/ebsn/errors";
import type { Cart } from "~/model/cart";
import { usualIfMissing } from "~/lib/if-missing";
import { cartAfterLostAnswer } from "./lost-answer";
import { quantityInCart, isMissing, lineFor, type LinesShop, type WantedLine } from "./wanted-lines";

/** Max retries after lost responses, before the shopper gets an error. */
const mostLooks = 3;

/**
 * Sets or removes existing lines and adds missing lines. After a lost response it reads the cart
 * and sends only the missing changes again. After the last retry it throws the lost response, as
 * not made if every line is unchanged.
 */
export async function changeLines(shop: LinesShop, cart: Cart, wanted: WantedLine[]): Promise<Cart> {
  let now = cart;
  let lost: EbsnError | undefined;
  for (let looks = 0; looks <= mostLooks; looks += 1) {
    const missing = wanted.filter((one) => isMissing(now, one));
    if (missing.length === 0) return now;
    try {
      return await setAndAdd(shop, now, missing);
    } catch (error) {
      if (!isEbsnError(error, "lost")) throw error;
      lost = error;
      // a higher quantity counts too: a second request has also added it, and `reconcileCart` sets
      // it back
      now = await cartAfterLostAnswer(shop, error, (seen) =>
        missing.every((one) => quantityInCart(seen, one) >= one.value),
      );
    }
  }
  const isAsBefore = wanted.every((one) => quantityInCart(now, one) === quantityInCart(cart, one));
  throw lost && isAsBefore ? asNotMade(lost) : lost;
}

async function setAndAdd({ ebsn }: LinesShop, cart: Cart, wanted: WantedLine[]): Promise<Cart> {
  const quantity = ({ product, value }: WantedLine) => ({ by: product.rule.by, value });
  const there = wanted.flatMap((one) => {
    const line = lineFor(cart, one);
    return line ? [{ one, itemId: line.itemId }] : [];
  });
  const remove = there.flatMap(({ one, itemId }) =>
    one.value === 0 ? [{ itemId, productId: one.product.id }] : [],
  );
  const set = there.flatMap(({ one, itemId }) =>
    one.value === 0 ? [] : [{ itemId, quantity: quantity(one), searched: one.searched }],
  );
  const add = wanted
    .filter((one) => !lineFor(cart, one))
    .map((one) => ({
      product: one.product,
      quantity: quantity(one),
      options: one.options,
      searched: one.searched,
    }));
  let after = cart;
  if (remove.length > 0) after = await ebsn.cart.remove(remove);
  if (set.length > 0) after = await ebsn.cart.update(set);
  return add.length > 0 ? ebsn.cart.add(add, { ifMissing: usualIfMissing(cart) }) : after;
}
