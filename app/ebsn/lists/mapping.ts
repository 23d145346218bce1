import { firstAdd } from "~/lib/quantity";
import type { ListItem, ListSummary, ShoppingList } from "~/model/list";
import type { WireListItem, WireListSummary, WireShoppingList } from "./wire";
import { fromWire } from "../transport/wire/quantity";
import { readProducts, type Reader } from "../catalog/mapping/product";

/** Maps a list without its products. A list shared for reading is not editable. */
export function toListSummary(wire: WireListSummary): ListSummary {
  return {
    id: wire.listId,
    name: wire.name,
    size: wire.size ?? 0,
    favourites: wire.default,
    editable: wire.sharingData?.grant !== "READ",
    selected: wire.selected,
  };
}

/** Maps a list with its readable products. */
export function toShoppingList(wire: WireShoppingList, reader: Reader): ShoppingList {
  const items = wire.wishlistItems.flatMap((item) => toListItem(item, reader) ?? []);
  return { ...toListSummary(wire), size: items.length, items };
}

function toListItem({ itemId, quantity, product: wire }: WireListItem, reader: Reader): ListItem | undefined {
  const [product] = readProducts([wire], reader);
  if (!product) return undefined;
  return {
    itemId,
    product,
    quantity:
      quantity === undefined
        ? { by: product.rule.by, value: firstAdd(product.rule) }
        : fromWire(product.rule.by, quantity),
  };
}
