import type { CartCalls } from "../cart/calls/cart-calls";
import type { Lists } from "../client-lists";
import { isEbsnError } from "../errors";
import { orAskWhetherMade, orLookUp } from "../look-up";
import { toListSummary, toShoppingList } from "./mapping";
import { toPaging } from "../catalog/mapping/paging";
import type { Reader } from "../catalog/mapping/product";
import type { ListItem, ShoppingList } from "~/model/list";
import { readData, type Answer, type Transport } from "../transport/transport";
import { wireListIds, wireLists, wireListSummary, wireShoppingList } from "./wire";
import { toWire } from "../transport/wire/quantity";

const defaultPageSize = 20;
const mostLookedAt = 100;

/** Creates the calls for favourites and named lists (§7, Wishlists). */
export function createLists(
  { send }: Transport,
  { change }: CartCalls,
  readerOf: (call: string) => Reader,
): Lists {
  const read = (answer: Answer): ShoppingList =>
    toShoppingList(readData(wireShoppingList, answer), readerOf(answer.call));
  const post = (path: string, form: Record<string, string | number>) =>
    send({ path: `wishlist/${path}`, method: "POST", form });
  const postGoods = async (path: string, wishlistId: number | undefined, items: unknown[]) =>
    read(await send({ path: `wishlist/${path}`, method: "POST", json: { wishlistId, items } }));
  const page: Lists["page"] = async ({ page = 1, pageSize = defaultPageSize }) => {
    const listed = readData(wireLists, await send({ path: "wishlist/list", params: { page, pageSize } }));
    return {
      lists: listed.wishlists.map(toListSummary),
      paging: toPaging(listed.page, listed.wishlists.length),
    };
  };
  const view = (params: Record<string, number | boolean>) => send({ path: "wishlist/view", params });

  /** Loads a list, or the favourites without an id; undefined if it does not exist. */
  const current = (id: number | undefined) =>
    orNone(async () => read(await view({ ...(id !== undefined && { list_id: id }) })));
  /**
   * Changes a list's products. After a lost response returns the current list, if `isMade` finds
   * the change.
   */
  const changed = (
    id: number | undefined,
    change: () => Promise<ShoppingList>,
    isMade: (items: ListItem[]) => boolean,
  ) =>
    orLookUp(change, async () => {
      const list = await current(id);
      return list && isMade(list.items) ? list : undefined;
    });

  return {
    page,

    view: async (id) => read(await view({ list_id: id, calculate_stock: true })),

    favourites: () => orNone(async () => read(await view({ calculate_stock: true }))),

    async favouriteIds() {
      const found = await orNone(async () => readData(wireListIds, await view({})));
      return found?.wishlistItems.map(({ product }) => product.productId) ?? [];
    },

    create: (name) =>
      orLookUp(
        async () => toListSummary(readData(wireListSummary, await post("insert", { name }))),
        // list names are unique per shopper
        async () => (await page({ pageSize: mostLookedAt })).lists.find((list) => list.name === name),
      ),

    rename: (id, name) =>
      orAskWhetherMade(
        () => post("update", { list_id: id, name }),
        async () => read(await view({ list_id: id })).name === name,
      ),

    remove: (id) =>
      orAskWhetherMade(
        () => post("delete", { list_id: id }),
        async () => (await current(id)) === undefined,
      ),

    async select(id) {
      await post("select", { list_id: id });
    },

    put: (id, items) =>
      changed(
        id,
        () =>
          postGoods(
            "add_prod",
            id,
            items.map(({ productId, quantity }) => ({ productId, quantity: quantity && toWire(quantity) })),
          ),
        (there) =>
          items.every(({ productId, quantity }) =>
            there.some(
              ({ product, ...item }) =>
                product.id === productId && (!quantity || toWire(item.quantity) === toWire(quantity)),
            ),
          ),
      ),

    setQuantity(id, { itemId, product }, set) {
      const quantity = toWire(set);
      // for goods sold by weight both are kilograms
      const weight = set.by === "weight" ? quantity : undefined;
      return changed(
        id,
        () => postGoods("update_prods", id, [{ itemId, productId: product.id, quantity, weight }]),
        (there) => there.some((item) => item.itemId === itemId && toWire(item.quantity) === quantity),
      );
    },

    takeOut: (id, productId) =>
      changed(
        id,
        () => postGoods("delete_prods", id, [{ productId }]),
        (there) => there.every(({ product }) => product.id !== productId),
      ),

    toCart: (id) => change({ path: "cart/add-all-from-wishlist", method: "POST", form: { list_id: id } }),

    deliver: (id, addressId) =>
      change({ path: "wishlist/confirm", method: "POST", form: { list_id: id, address_id: addressId } }),
  };
}

/** Returns undefined for a missing list: the favourites do not exist before the first favourite. */
async function orNone<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    // only an unknown list is refused here, and some backends send no code for it
    if (isEbsnError(error, "refused")) return undefined;
    throw error;
  }
}
