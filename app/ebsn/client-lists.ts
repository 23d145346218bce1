import type { Cart } from "~/model/cart";
import type { ListItem, ListPage, ListSummary, ShoppingList } from "~/model/list";
import type { Quantity } from "~/model/quantity";

/**
 * A shopper's lists. All calls need a session, and none is cached. Another shopper's list is
 * refused as unknown.
 */
export type Lists = {
  page(query: { page?: number; pageSize?: number }): Promise<ListPage>;
  /** with current prices and stock */
  view(id: number): Promise<ShoppingList>;
  /** undefined before the first favourite */
  favourites(): Promise<ShoppingList | undefined>;
  favouriteIds(): Promise<number[]>;
  create(name: string): Promise<ListSummary>;
  rename(id: number, name: string): Promise<void>;
  remove(id: number): Promise<void>;
  /** marks a list as last used; it comes first next time */
  select(id: number): Promise<void>;
  /**
   * sets quantities; an item without a quantity gets its first add. Without id: the favourites,
   * created if needed
   */
  put(id: number | undefined, items: { productId: number; quantity?: Quantity }[]): Promise<ShoppingList>;
  setQuantity(id: number, item: ListItem, quantity: Quantity): Promise<ShoppingList>;
  /** without id: the favourites */
  takeOut(id: number | undefined, productId: number): Promise<ShoppingList>;
  /** adds its available products to the existing cart; products with options are left out */
  toCart(id: number): Promise<Cart>;
  /** selects the address and does the same */
  deliver(id: number, addressId: number): Promise<Cart>;
};
