import type { Paging } from "./catalogue";
import type { Product } from "./product";
import type { Quantity } from "./quantity";

/** A shopper's list without its products. */
export type ListSummary = {
  id: number;
  name: string;
  size: number;
  /** true for the favourites, at most once per shopper */
  favourites: boolean;
  /** false for a list shared read-only by another shopper */
  editable: boolean;
  /** true for the list used last */
  selected: boolean;
};
export type ListPage = { lists: ListSummary[]; paging: Paging };
export type ListItem = { itemId: number; product: Product; quantity: Quantity };
export type ShoppingList = ListSummary & { items: ListItem[] };
