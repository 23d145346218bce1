import type { Paging } from "./catalogue";
import type { Product } from "./product";
import type { Quantity } from "./quantity";

/** A shopper's list, without its goods. */
export type ListSummary = {
  id: number;
  name: string;
  size: number;
  /** the favourites; every shopper has at most one such list */
  favourites: boolean;
  /** false when somebody shared it for reading */
  editable: boolean;
  /** the list used last */
  selected: boolean;
};
export type ListPage = { lists: ListSummary[]; paging: Paging };
export type ListItem = { itemId: number; product: Product; quantity: Quantity };
export type ShoppingList = ListSummary & { items: ListItem[] };
