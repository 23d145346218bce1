import type { CartCalls } from "./cart-calls";
import type { Ebsn } from "../../client";
import { isEbsnError } from "../../errors";
import { toInfos } from "../line-preferences";
import { plainLine } from "../../text/plain-text";
import { readData, type Transport } from "../../transport/transport";
import { isEmptyCart } from "~/lib/empty-cart";
import { toCents } from "~/lib/money";
import type { Cart, CartItem, IfMissing, LinePreferences } from "~/model/cart";
import { wirePackagings } from "../wire/packaging";
import { toWire } from "../../transport/wire/quantity";

/** Creates the calls for the cart and its lines. */
export function createCart({ send }: Transport, { view, change }: CartCalls): Ebsn["cart"] {
  // setting and removing may be retried; an add after a lost response is not, because it could add
  // twice
  const post = (path: string, json: unknown, made?: (cart: Cart) => boolean) =>
    change({ path: `cart/${path}`, method: "POST", json, repeatable: path !== "add" }, made);

  const setInfo = (property: string, value: string, made: (cart: Cart) => boolean) =>
    change(
      { path: "cart/update-cart-info", method: "POST", repeatable: true, form: { property, value } },
      made,
    );

  return {
    view,

    add: (items, { ifMissing }) =>
      post("add", {
        items: items.map(({ product: { id, offerId, warehouseId }, quantity, options, searched }) => ({
          ...(offerId === undefined ? { productId: id } : { productId: offerId, useWpId: true }),
          quantity: toWire(quantity),
          deliveryWarehouseId: warehouseId,
          options,
          searchParams: searchParamsOf(searched),
        })),
        infos: addedInfos(ifMissing),
      }),

    update: (items) =>
      post("update", {
        items: items.map(({ itemId, quantity, searched }) => ({
          itemId,
          quantity: toWire(quantity),
          searchParams: searchParamsOf(searched),
        })),
      }),

    remove: (items) => post("delete", { items }),

    setNote: (note) => setInfo("order_comment", note, (cart) => plainText(cart.note) === plainText(note)),

    setLinePreferences: (lines) =>
      post(
        "update-infos",
        { items: lines.map(({ itemId, ...preferences }) => ({ itemId, infos: toInfos(preferences) })) },
        (cart) => lines.every((line) => cart.items.some((item) => samePreferences(item, line))),
      ),

    setInvoice: (wanted) =>
      setInfo("need_invoice", String(wanted), ({ wantsInvoice }) => wantsInvoice === wanted),

    async packagings() {
      const { packagingTypes } = readData(wirePackagings, await send({ path: "packaging-type/list" }));
      return packagingTypes.map(({ packagingTypeId: id, name, description, cost }) => ({
        id,
        description,
        name: plainLine(name),
        cost: toCents(cost),
      }));
    },

    setPackaging: (id) => setInfo("packaging_type_id", String(id), ({ packagingId }) => packagingId === id),

    // some backends may lack the call that empties the cart
    async empty() {
      try {
        return await post("empty", {}, isEmptyCart);
      } catch (error) {
        if (!isEbsnError(error, "notFound")) throw error;
        const { items, unreadable } = await view();
        const lines = items.map(({ itemId, product }) => ({ itemId, productId: product.id }));
        const others = unreadable.flatMap(({ itemId, productId }) =>
          productId === undefined ? [] : [{ itemId, productId }],
        );
        return post("delete", { items: [...lines, ...others] }, isEmptyCart);
      }
    },
  };
}

/** Formats the query that found a product, as the backend stores it with the line. */
const searchParamsOf = (searched: string | undefined): string | undefined =>
  searched && new URLSearchParams({ q: searched }).toString();

/** Returns infos for added lines, without empty notes. */
const addedInfos = (ifMissing: IfMissing) => {
  const { accept_alternatives, notes } = toInfos({ ifMissing });
  return { accept_alternatives, ...(notes && { notes }) };
};

const samePreferences = (item: CartItem, wanted: LinePreferences & { itemId: number }): boolean =>
  item.itemId === wanted.itemId &&
  item.ifMissing === wanted.ifMissing &&
  item.substitute === wanted.substitute &&
  item.cut === wanted.cut &&
  plainText(item.note ?? "") === plainText(wanted.note ?? "");

/** Normalises blanks: a browser ends lines with two characters, and a backend may trim. */
const plainText = (text: string): string => text.replace(/\s+/g, " ").trim();
