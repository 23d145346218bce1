import * as z from "zod";
import { fewNames } from "~/i18n/few-names";
import { formatPrice } from "~/lib/money";
import { fullName } from "~/lib/words/full-name";
import type { Cart } from "~/model/cart";
import type { Product } from "~/model/product";
import type { ShopForAction } from "~/platform/shop";
import { lineOf } from "./line-of";

/** Prices that the shopper was shown, in cents, by product id. */
export const shownPricesSchema = z.record(z.string(), z.int());
export type ShownPrices = z.infer<typeof shownPricesSchema>;

/** Returns the current prices in cents; a product with a hidden price is missing. */
export const pricesOf = (products: Iterable<Product>): ShownPrices =>
  Object.fromEntries([...products].flatMap(({ id, price }) => (price ? [[id, price.now]] : [])));

/** Returns the products of these lines as the cart holds them, with the price to pay. */
export const productsIn = (
  cart: Cart,
  lines: readonly { product: Product; options?: Record<string, string> }[],
): Product[] => lines.flatMap(({ product, options }) => lineOf(cart, product.id, options)?.product ?? []);

/**
 * Flashes the products that cost more or less at the chosen place than shown before, with both
 * prices.
 */
export function flashOtherPrices(
  { t, locale, flash }: Pick<ShopForAction, "t" | "locale" | "flash">,
  shown: ShownPrices | undefined,
  products: readonly Product[],
): void {
  if (!shown) return;
  const unique = new Map(products.map((product) => [product.id, product]));
  const changed = [...unique.values()].flatMap((product) => {
    const { id, price } = product;
    const was = shown[id];
    if (price === undefined || was === undefined || was === price.now) return [];
    const words = {
      name: fullName(product),
      from: formatPrice({ ...price, now: was }, locale),
      to: formatPrice(price, locale),
    };
    return [{ words, isDearer: price.now > was }];
  });
  for (const key of ["dearer", "cheaper"] as const) {
    const some = changed.filter(({ isDearer }) => isDearer === (key === "dearer"));
    const [first, ...others] = some;
    if (!first) continue;
    const names = fewNames(
      t,
      some.map(({ words }) => t("cart.otherPrice.named", words)),
    );
    const text =
      others.length === 0
        ? t(`cart.otherPrice.${key}`, first.words)
        : t(`cart.otherPrice.${key}Some`, { names });
    flash({ kind: "warn", text });
  }
}
