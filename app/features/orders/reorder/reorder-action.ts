import * as z from "zod";
import { isEbsnError } from "~/ebsn/errors";
import {
  findProducts,
  flashOtherPrices,
  flashShortfall,
  pricesOf,
  productsIn,
  reconcileCart,
  shownPricesSchema,
  type ShownPrices,
} from "~/features/cart/public.server";
import { missingDeliveryStep, type PendingKind } from "~/features/pending/public.server";
import { chosenAddress } from "~/lib/chosen";
import { clampToRule } from "~/lib/quantity";
import type { Cart } from "~/model/cart";
import type { Order } from "~/model/order";
import * as paths from "~/page/paths";
import { seeOther } from "~/platform/http/redirects";
import type { ShopForAction } from "~/platform/shop";
import { findOrder } from "../find-order";
import { chosenAtFirst, pastLines, productsOfLines, type PastLine } from "./past-lines";
import { lineKey, mostLines } from "./reorder-fields";

const schema = z.object({
  orderId: z.int().positive(),
  /** the requested lines; absent: all that are still sold */
  lines: z.array(z.string().regex(lineKey)).max(mostLines).optional(),
  /**
   * quantities that differ from the order's, by line: pieces, packs or grams, before their maxima
   */
  quantities: z.record(z.string().regex(lineKey), z.int().positive().max(999_999_999)).optional(),
  /**
   * destination if the shopper has chosen none yet: the order's own address, as the page proposed
   * it
   */
  addressId: z.int().positive().optional(),
  /** the prices shown before the place was chosen */
  shown: shownPricesSchema.optional(),
});
type Data = z.infer<typeof schema>;
type Loaded = {
  order: Order;
  cart: Cart;
  all: PastLine[];
  /** the prices before this request set the order's address as destination (`moved`) */
  seen: ShownPrices;
  moved: boolean;
};

const orderPath = (id: number) => paths.order(id);

/**
 * Reorder: in the end the cart holds at least the chosen products that are still sold. A repeated
 * submission changes nothing. Missing products and lower quantities are named.
 */
export const reorder: PendingKind<Data, Loaded> = {
  name: "reorder",
  schema,
  back: ({ orderId }) => orderPath(orderId),
  describe: async ({ t }, { orderId }) => t("orders.reorderOf", { id: orderId }),
  withShown: (_shop, data, loaded) => ({ ...data, shown: data.shown ?? loaded?.seen }),
  shorten: (data) => ({ ...data, shown: undefined }),
  async load(shop, { orderId, addressId }) {
    const [order, before] = await Promise.all([findOrder(shop, String(orderId)), shop.ebsn.cart.view()]);
    const find = () => findProducts(shop, productsOfLines(order));
    const seen = await find();
    const cart = await placed(shop, before, addressId);
    const moved = cart !== before;
    const all = pastLines(order, moved ? await find() : seen);
    return { order, cart, all, seen: pricesOf(seen.values()), moved };
  },
  nextStep: (shop, { orderId }, { cart }) => missingDeliveryStep(shop, cart, orderPath(orderId)),

  async execute(shop, { orderId, lines, quantities = {}, shown }, { order, cart, all, seen, moved }) {
    const { t } = shop;
    const isChosen = (one: PastLine) =>
      lines ? lines.includes(one.key) : chosenAtFirst(one) || one.standing === "gone";
    const chosen = all.filter(isChosen);
    // unavailable products are left out: each refusal costs several backend calls
    const wanted = chosen.flatMap(({ key, product, today, options }) => {
      if (!product || !today) return [];
      const { value } = clampToRule(product.rule, quantities[key] ?? today.value);
      return [{ product, value, options, atLeast: true }];
    });
    const isWhole =
      Object.keys(quantities).length === 0 &&
      chosen.length === order.items.length &&
      chosen.every(({ standing }) => standing !== "wanted");
    const after = await reconcileCart(
      shop,
      cart,
      wanted,
      isWhole ? () => shop.ebsn.orders.reorder(orderId) : undefined,
    );
    const asked = chosen.map(({ key, item, product = item.product, asked: { value }, options }) => ({
      product,
      asked: quantities[key] ?? value,
      options,
    }));
    const count = flashShortfall(shop, after, asked);
    if (count === 0) {
      shop.flash({ kind: "error", text: t("orders.errors.reorder") });
      return seeOther(orderPath(orderId));
    }
    shop.flash({ kind: "ok", text: t("orders.reordered", { count, all: asked.length }) });
    flashOtherPrices(shop, shown ?? (moved ? seen : undefined), productsIn(after.cart, asked));
    return seeOther(paths.cart);
  },
};

/**
 * Returns the cart with that address as destination, unless the shopper has already chosen. If the
 * backend refuses the address, the usual question for a place follows.
 */
async function placed(
  { ebsn, tenant }: ShopForAction,
  cart: Cart,
  addressId: number | undefined,
): Promise<Cart> {
  if (addressId === undefined || chosenAddress(cart, tenant.bypass)) return cart;
  try {
    return await ebsn.places.selectAddress(addressId);
  } catch (error) {
    if (isEbsnError(error, "refused")) return cart;
    throw error;
  }
}
