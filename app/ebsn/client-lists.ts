import type { Cart } from "~/model/cart";
import type { ListItem, ListPage, ListSummary, ShoppingList } from "~/model/list";
import type { Quantity } from "~/model/quantity";

/** A shopper's lists. All calls need a session; none is ever cached. Somebody else's list is refused as unknown. */
export type Lists = {
  page(query: { page?: number; pageSize?: number }): Promise<ListPage>;
  /** with today's prices and stock */
  view(id: number): Promise<ShoppingList>;
  /** undefined before the first favourite */
  favourites(): Promise<ShoppingList | undefined>;
  favouriteIds(): Promise<number[]>;
  create(name: string): Promise<ListSummary>;
  rename(id: number, name: string): Promise<void>;
  remove(id: number): Promise<void>;
  /** the list used last comes first the next time */
  select(id: number): Promise<void>;
  /** sets the quantity, without one the first add; no id: the favourites, made when needed */
  put(id: number | undefined, items: { productId: number; quantity?: Quantity }[]): Promise<ShoppingList>;
  setQuantity(id: number, item: ListItem, quantity: Quantity): Promise<ShoppingList>;
  /** no id: the favourites */
  takeOut(id: number | undefined, productId: number): Promise<ShoppingList>;
  /** adds what can be bought of it, with no look at what the cart holds; products with options are left out */
  toCart(id: number): Promise<Cart>;
  /** chooses the address and does the same */
  deliver(id: number, addressId: number): Promise<Cart>;
};
