import type { Product } from "~/model/product";
import { guardCart, topUp } from "~/features/cart/public.server";
import { settle } from "~/lib/quantity";
import * as paths from "~/page/paths";
import { seeOther } from "~/platform/http/redirects";
import type { Kept, Shop, ShopForAction } from "~/platform/shop";
import { missedText } from "../list/list-to-cart";
import type { Choice } from "./choices";
import { itemField, textField } from "./field-names";
import { mostLines } from "./parse-text";
import { isCut, wantedOf } from "./quantity-for";

/** What of a written list shall be in the cart in the end, its maxima aside: pieces, packs or grams, as each product counts. */
export type PasteWish = { items: PasteItem[]; text: string };
type PasteItem = { productId: number; value: number; options: Record<string, string> };
/** What a kept item can say. */
const largest = 999_999;

/** The wish in its kept form: `item` fields of "<product>=<quantity>", "<product>=<quantity>?<option>=<choice>". */
export function readPaste(fields: Iterable<[string, unknown]>): PasteWish {
  const all = [...fields];
  const items = all.flatMap(([name, value]) => {
    const [, id, amount, options] = /^([1-9]\d{0,8})=([1-9]\d{0,5})(\?.{0,200})?$/.exec(String(value)) ?? [];
    if (name !== itemField || !id || !amount) return [];
    return [
      {
        productId: Number(id),
        value: Number(amount),
        options: Object.fromEntries(new URLSearchParams(options)),
      },
    ];
  });
  const text = all.find(([name]) => name === textField)?.[1];
  return { items: items.slice(0, mostLines), text: typeof text === "string" ? text : "" };
}

/** The chosen products, one line added to another where both are the same product. */
export async function wishOf(shop: Pick<Shop, "ebsn">, choices: Choice[], text: string): Promise<PasteWish> {
  const picked = choices.filter(({ productId }) => productId !== undefined);
  const products = await findProducts(
    shop,
    picked.flatMap(({ productId }) => productId ?? []),
  );
  const items = new Map<string, PasteItem>();
  for (const { productId = 0, words, amount, options } of picked) {
    const product = products.get(productId);
    const value = product ? wantedOf(product, words, amount) : 1;
    const key = `${productId}?${new URLSearchParams(options)}`;
    const sum = Math.min(largest, value + (items.get(key)?.value ?? 0));
    items.set(key, { productId, value: sum, options });
  }
  return { items: [...items.values()], text };
}

/** Puts all of it into the cart through the guard chain, and says what could not be added. */
export async function pursuePaste(shop: ShopForAction, wish: PasteWish): Promise<Response> {
  const { t } = shop;
  const guarded = await guardCart(shop, keptPaste(shop, wish), keptPaste(shop, { ...wish, text: "" }));
  if ("step" in guarded) return guarded.step;
  const products = await findProducts(
    shop,
    wish.items.map(({ productId }) => productId),
  );
  const wanted = wish.items.flatMap(({ productId, value, options }) => {
    const product = products.get(productId);
    return product ? [{ product, options, asked: value, value: settle(product.rule, value).value }] : [];
  });
  const buyable = wanted.filter(({ product, value }) => !product.soldOut && value > 0);
  const refused = await topUp(shop, guarded.cart, buyable);
  const missed = [...wanted.filter((one) => !buyable.includes(one)), ...refused].map(
    ({ product }) => product,
  );
  const capped = buyable.filter(({ asked, product }) => isCut(product, asked) && !missed.includes(product));
  if (missed.length > 0) shop.flash({ kind: "warn", text: missedText(t, missed) });
  if (capped.length > 0) {
    const names = capped.map(({ product }) => product.name).join(", ");
    shop.flash({ kind: "warn", text: t("lists.paste.capped", { names }) });
  }
  const count = buyable.length - refused.length;
  if (count === 0) {
    shop.flash({ kind: "error", text: t("lists.paste.nothingAdded") });
    return seeOther(paths.pasteList);
  }
  shop.flash({ kind: "ok", text: t("lists.paste.done", { count }) });
  return seeOther(paths.cart);
}

function keptPaste({ t }: Pick<Shop, "t">, { items, text }: PasteWish): Kept {
  const fields = items.map(({ productId, value, options }): [string, string] => {
    const chosen = new URLSearchParams(options).toString();
    return [itemField, `${productId}=${value}${chosen && `?${chosen}`}`];
  });
  return {
    kind: "wish",
    action: paths.pasteList,
    fields: text ? [...fields, [textField, text]] : fields,
    back: paths.pasteList,
    label: t("lists.paste.wish", { count: items.length }),
  };
}

async function findProducts({ ebsn }: Pick<Shop, "ebsn">, ids: number[]): Promise<Map<number, Product>> {
  if (ids.length === 0) return new Map();
  const { products } = await ebsn.catalog.listing({ ids, pageSize: ids.length });
  return new Map(products.map((product) => [product.id, product]));
}
