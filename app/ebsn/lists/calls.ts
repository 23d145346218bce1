import type { CartCalls } from "../cart/calls/cart-calls";
import type { Lists } from "../client-lists";
import { asNotMade, isEbsnError } from "../errors";
import { toListSummary, toShoppingList } from "./mapping";
import { toPaging } from "../catalog/mapping/paging";
import type { Reader } from "../catalog/mapping/product";
import type { ShoppingList } from "~/model/list";
import { readData, type Answer, type Transport } from "../transport/transport";
import { wireListIds, wireLists, wireListSummary, wireShoppingList } from "./wire";
import { toWire } from "../transport/wire/quantity";

const defaultPageSize = 20;
const mostLookedAt = 100;

/** Favourites and named lists (§7, Wishlists). */
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

  return {
    page,

    view: async (id) => read(await view({ list_id: id, calculate_stock: true })),

    favourites: () => orNone(async () => read(await view({ calculate_stock: true }))),

    async favouriteIds() {
      const found = await orNone(async () => readData(wireListIds, await view({})));
      return found?.wishlistItems.map(({ product }) => product.productId) ?? [];
    },

    async create(name) {
      try {
        return toListSummary(readData(wireListSummary, await post("insert", { name })));
      } catch (error) {
        if (!isEbsnError(error, "lost")) throw error;
        // no two lists of a shopper have one name: one that has it now is the one that was made
        const { lists } = await page({ pageSize: mostLookedAt });
        const made = lists.find((list) => list.name === name);
        if (!made) throw asNotMade(error);
        return made;
      }
    },

    async rename(id, name) {
      await post("update", { list_id: id, name });
    },

    async remove(id) {
      await post("delete", { list_id: id });
    },

    async select(id) {
      await post("select", { list_id: id });
    },

    put: (id, items) =>
      postGoods(
        "add_prod",
        id,
        items.map(({ productId, quantity }) => ({ productId, quantity: quantity && toWire(quantity) })),
      ),

    setQuantity(id, { itemId, product }, set) {
      const quantity = toWire(set);
      // of goods sold by weight both are kilograms
      const weight = set.by === "weight" ? quantity : undefined;
      return postGoods("update_prods", id, [{ itemId, productId: product.id, quantity, weight }]);
    },

    takeOut: (id, productId) => postGoods("delete_prods", id, [{ productId }]),

    toCart: (id) => change({ path: "cart/add-all-from-wishlist", method: "POST", form: { list_id: id } }),

    deliver: (id, addressId) =>
      change({ path: "wishlist/confirm", method: "POST", form: { list_id: id, address_id: addressId } }),
  };
}

/** The list of favourites does not exist before the first favourite. */
async function orNone<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    // nothing but an unknown list is refused here, and not every backend says so by a code
    if (isEbsnError(error, "refused")) return undefined;
    throw error;
  }
}
