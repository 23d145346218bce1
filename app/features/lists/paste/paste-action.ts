import * as z from "zod";
import {
  findProducts,
  lineOf,
  reconcileCart,
  flashOtherPrices,
  flashShortfall,
  pricesOf,
  productsIn,
  questionInForm,
  shownPricesSchema,
  type RequestedLine,
  type WantedLine,
  type WrongQuantity,
} from "~/features/cart/public.server";
import { missingDeliveryStep, type PendingKind } from "~/features/pending/public.server";
import { clampToRule } from "~/lib/quantity";
import type { Cart } from "~/model/cart";
import type { Product } from "~/model/product";
import * as paths from "~/page/paths";
import { seeOther } from "~/platform/http/redirects";
import type { Shop, ShopForAction } from "~/platform/shop";
import type { Choice } from "./choices";
import { mostLines } from "./parse-text";
import { wantedOf } from "./quantity-for";

const largest = 999_999;
const itemSchema = z.object({
  productId: z.int().positive(),
  value: z.int().positive().max(largest),
  options: z.record(z.string(), z.string()),
});
const pasteSchema = z.object({
  items: z.array(itemSchema).max(mostLines),
  text: z.string(),
  /** the prices shown when the list became pending */
  shown: shownPricesSchema.optional(),
});

/**
 * Products of a written list with the desired quantities in the cart, before their maxima. The unit
 * is pieces, packs or grams, by each product's rule.
 */
export type PastedList = z.infer<typeof pasteSchema>;
type PasteItem = z.infer<typeof itemSchema>;
type AskingShop = Pick<Shop, "ebsn" | "session" | "t" | "locale">;
type AskedLine = {
  line: number;
  product: Product;
  options: Record<string, string>;
  wanted: number;
  sure: string | undefined;
};
type Loaded = { products: Map<number, Product>; cart: Cart };

/**
 * Returns the chosen products; quantities of lines with the same product are added up. `questions`
 * holds, by line, the confirmation of a quantity above the household limit (record 152). A quantity
 * already in the cart needs no confirmation.
 */
export async function pastedList(
  shop: AskingShop,
  choices: Choice[],
  text: string,
): Promise<{ list: PastedList; questions: Map<number, WrongQuantity> }> {
  const picked = choices.filter(({ productId }) => productId !== undefined).slice(0, mostLines);
  const products = await findProducts(
    shop,
    picked.flatMap(({ productId }) => productId ?? []),
  );
  const items = new Map<string, PasteItem>();
  const lines: AskedLine[] = [];
  for (const { key: line, productId = 0, words, amount, options, sure } of picked) {
    const product = products.get(productId);
    const value = product ? wantedOf(product, words, amount) : 1;
    const key = `${productId}?${new URLSearchParams(options)}`;
    const wanted = Math.min(largest, value + (items.get(key)?.value ?? 0));
    items.set(key, { productId, value: wanted, options });
    if (product) lines.push({ line, product, options, wanted, sure });
  }
  return { list: { items: [...items.values()], text }, questions: await questionsAbout(shop, lines) };
}

/** Questions about these lines. The cart is read only if it may settle a question. */
async function questionsAbout(shop: AskingShop, lines: AskedLine[]): Promise<Map<number, WrongQuantity>> {
  const open = lines.filter((one) => questionInForm(shop, one.product, one));
  if (open.length === 0) return new Map();
  const cart = shop.session.user && (await shop.ebsn.cart.view());
  return new Map(
    open.flatMap(({ line, product, options, ...asked }): [number, WrongQuantity][] => {
      const held = cart && lineOf(cart, product.id, options)?.quantity.value;
      const question = questionInForm(shop, product, { ...asked, held });
      return question ? [[line, question]] : [];
    }),
  );
}

const idsOf = ({ items }: PastedList) => items.map(({ productId }) => productId);

/**
 * Puts a written list into the cart, after login, address and slot; names products that could not
 * be added.
 */
export const pasteToCart: PendingKind<PastedList, Loaded> = {
  name: "pastedList",
  schema: pasteSchema,
  back: () => paths.pasteList,
  describe: async ({ t }, { items }) => t("lists.paste.label", { count: items.length }),
  async withShown(shop, list, loaded) {
    if (list.shown) return list;
    const products = loaded?.products ?? (await findProducts(shop, idsOf(list)));
    return { ...list, shown: pricesOf(products.values()) };
  },
  shorten: ({ items, shown }) => ({ items, text: "", shown }),
  async load(shop, list) {
    const [products, cart] = await Promise.all([findProducts(shop, idsOf(list)), shop.ebsn.cart.view()]);
    return { products, cart };
  },
  nextStep: (shop, _data, { cart }) => missingDeliveryStep(shop, cart, paths.pasteList),
  execute: fill,
};

async function fill(
  shop: ShopForAction,
  { items, shown }: PastedList,
  { products, cart }: Loaded,
): Promise<Response> {
  const { t } = shop;
  const wanted = items.flatMap(({ productId, value, options }): (WantedLine & RequestedLine)[] => {
    const product = products.get(productId);
    if (!product) return [];
    return [{ product, options, asked: value, value: clampToRule(product.rule, value).value, atLeast: true }];
  });
  const buyable = wanted.filter(({ product, value }) => !product.soldOut && value > 0);
  const after = await reconcileCart(shop, cart, buyable);
  const count = flashShortfall(shop, after, wanted);
  if (count === 0) {
    shop.flash({ kind: "error", text: t("lists.paste.nothingAdded") });
    return seeOther(paths.pasteList);
  }
  shop.flash({ kind: "ok", text: t("lists.paste.done", { count }) });
  flashOtherPrices(shop, shown, productsIn(after.cart, wanted));
  return seeOther(paths.cart);
}
