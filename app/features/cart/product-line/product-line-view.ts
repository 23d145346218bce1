import type { Translate } from "~/i18n/translate";
import { formatPrice, formatUnitPrice } from "~/lib/money";
import type { Locale } from "~/model/locale";
import type { Product } from "~/model/product";
import type { Quantity } from "~/model/quantity";
import { quantityText } from "../quantity/quantity-texts";

type Line = { itemId: number; product: Product; quantity: Quantity };

/** What lines of a cart and of a list say alike: which product, how much of it, and its price. */
export const productLineView = ({ itemId, product, quantity }: Line, t: Translate, locale: Locale) => ({
  itemId,
  productId: product.id,
  slug: product.slug,
  name: product.name,
  brand: product.brand,
  pack: product.pack,
  image: product.image,
  rule: product.rule,
  value: quantity.value,
  quantity: quantityText(t, quantity, locale),
  price: product.price && formatPrice(product.price, locale),
  unit: product.price?.unit && formatUnitPrice(product.price.unit, locale),
  approx: product.weighed,
});
export type ProductLineView = ReturnType<typeof productLineView>;
