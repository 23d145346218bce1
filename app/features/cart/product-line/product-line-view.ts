import { allergenNote, type AllergenShop } from "~/features/allergens/public.server";
import { formatPrice, formatUnitPrice } from "~/lib/money";
import { fullName } from "~/lib/words/full-name";
import type { Product } from "~/model/product";
import type { Quantity } from "~/model/quantity";
import { productQuantityText } from "../quantity/quantity-texts";

type Line = { itemId: number; product: Product; quantity: Quantity };

/** Returns the facts common to lines of carts and lists: product, quantity and price. */
export const productLineView = ({ itemId, product, quantity }: Line, shop: AllergenShop) => ({
  ...allergenNote(product, shop),
  itemId,
  productId: product.id,
  slug: product.slug,
  name: product.name,
  /** product name used in the labels of controls */
  fullName: fullName(product),
  brand: product.brand,
  pack: product.pack,
  image: product.image,
  rule: product.rule,
  value: quantity.value,
  quantity: productQuantityText(shop.t, product, quantity, shop.locale),
  price: product.price && formatPrice(product.price, shop.locale),
  unit: product.price?.unit && formatUnitPrice(product.price.unit, shop.locale),
  approx: product.weighed,
});
export type ProductLineView = ReturnType<typeof productLineView>;
