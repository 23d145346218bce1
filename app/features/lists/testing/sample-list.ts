import { productOf } from "~/features/cart/testing/lossy-cart";
import type { ShoppingList } from "~/model/list";

/** Quantity in pieces of each product of the sample list, by product id. */
export const listedGoods = { 1: 2, 2: 3 };

/** List of the shopper with `listedGoods`. */
export const sampleList = (): ShoppingList => ({
  id: 4,
  name: "Cena",
  size: 2,
  favourites: false,
  editable: true,
  selected: false,
  items: Object.entries(listedGoods).map(([id, value]) => ({
    itemId: Number(id),
    product: productOf(Number(id)),
    quantity: { by: "piece", value },
  })),
});
