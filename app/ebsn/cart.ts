import type { Carts } from "./carts";
import type { Ebsn } from "./client";
import type { Cart } from "~/model/cart";
import { toWire } from "./wire/quantity";

/** The cart and its lines. */
export function createCart({ view, change }: Carts): Ebsn["cart"] {
  // Setting or removing may be repeated; an add whose answer is lost is not, because it could add twice.
  const post = (path: string, json: unknown, made?: (cart: Cart) => boolean) =>
    change({ path: `cart/${path}`, method: "POST", json, repeatable: path !== "add" }, made);

  return {
    view,

    add: (items, { acceptAlternatives }) =>
      post("add", {
        items: items.map(({ product: { id, offerId, warehouseId }, quantity, options, searched }) => ({
          ...(offerId === undefined ? { productId: id } : { productId: offerId, useWpId: true }),
          quantity: toWire(quantity),
          deliveryWarehouseId: warehouseId,
          options,
          searchParams: searched && new URLSearchParams({ q: searched }).toString(),
        })),
        infos: { accept_alternatives: String(acceptAlternatives) },
      }),

    update: (items) =>
      post("update", {
        items: items.map(({ itemId, quantity }) => ({ itemId, quantity: toWire(quantity) })),
      }),

    remove: (items) => post("delete", { items }),

    setNote: (note) =>
      change(
        {
          path: "cart/update-cart-info",
          method: "POST",
          repeatable: true,
          form: { property: "order_comment", value: note },
        },
        (cart) => plainText(cart.note) === plainText(note),
      ),

    setInvoice: (wanted) =>
      change(
        {
          path: "cart/update-cart-info",
          method: "POST",
          repeatable: true,
          form: { property: "need_invoice", value: String(wanted) },
        },
        (cart) => cart.wantsInvoice === wanted,
      ),

    setAlternatives: (itemId, accept) =>
      post("update-infos", { items: [{ itemId, infos: { accept_alternatives: String(accept) } }] }, (cart) =>
        cart.items.some((item) => item.itemId === itemId && item.acceptAlternatives === accept),
      ),
  };
}

/** A text without what a backend may have trimmed: a browser ends lines with two characters. */
const plainText = (text: string): string => text.replace(/\s+/g, " ").trim();
