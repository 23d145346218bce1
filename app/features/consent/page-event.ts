import type { Cart, CartItem } from "~/model/cart";
import type { Order } from "~/model/order";
import type { EventItem, PageEvent } from "~/model/page-event";
import type { Product } from "~/model/product";

/** Max products of a list in an event: a page of a listing. */
const longestList = 24;

const shownItem = ({ id, price }: Product): EventItem => ({ id, cents: price?.now, quantity: 1 });

/** Goods by weight count as a single item at their whole price, as statistics have no grams. */
function boughtItem({
  product,
  quantity,
  total,
}: Pick<CartItem, "product" | "quantity" | "total">): EventItem {
  const counted = quantity.by === "weight" || quantity.value === 0 ? 1 : quantity.value;
  return { id: product.id, cents: Math.round(total / counted), quantity: counted };
}

/** Event of a product list, by the path of its page. */
export const listEvent = (list: string, products: Product[]): PageEvent => ({
  kind: "list",
  list,
  items: products.slice(0, longestList).map(shownItem),
});

export const productEvent = (product: Product): PageEvent => ({
  kind: "product",
  items: [shownItem(product)],
});

export const cartEvent = (kind: "cart" | "checkout", { items, total }: Cart): PageEvent => ({
  kind,
  cents: total,
  items: items.map(boughtItem),
});

export const orderEvent = ({ id, total, deliveryFee, items }: Order): PageEvent => ({
  kind: "order",
  orderId: id,
  cents: total,
  deliveryFee,
  items: items.filter(({ missing }) => !missing).map(boughtItem),
});
