import { productLineView } from "~/features/cart/public.server";
import type { AllergenShop } from "~/features/allergens/public.server";
import { costOf } from "~/lib/cost";
import { formatCents } from "~/lib/money";
import type { Category } from "~/model/catalogue";
import type { ShoppingList } from "~/model/list";
import { listName } from "../list/list-view";
import { listPath } from "../paths";
import { byDepartment } from "./by-department";

/** View of a list for use in the store: by department, with quantities and approximate prices. */
export function storeListView(list: ShoppingList, departments: readonly Category[], shop: AllergenShop) {
  const { t, locale } = shop;
  const lineOf = (item: ShoppingList["items"][number]) => {
    const { itemId, name, brand, pack, quantity, approx, allergenWarning } = productLineView(item, shop);
    const { price } = item.product;
    const cost = price && formatCents(costOf(price, item.quantity), locale);
    return {
      itemId,
      quantity,
      name: [name, brand, pack].filter(Boolean).join(", "),
      help: [cost && approx ? `${t("lists.line.approx")} ${cost}` : cost, allergenWarning]
        .filter(Boolean)
        .join(" · "),
    };
  };
  return {
    name: listName(list, t),
    path: listPath(list),
    size: t("lists.size", { count: list.items.length }),
    shelves: byDepartment(list.items, departments).map(({ name, items }) => ({
      name: name ?? t("lists.store.elsewhere"),
      lines: items.map(lineOf),
    })),
  };
}
