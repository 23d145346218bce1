import * as paths from "~/page/paths";
import { firstAdd } from "~/lib/quantity";
import { seeOther } from "~/platform/http/redirects";
import type { Shop, ShopForAction } from "~/platform/shop";
import type { Cart, CartItem } from "~/model/cart";
import type { Product } from "~/model/product";
import { missingPlace, type PendingKind } from "~/features/pending/public.server";
import {
  additionSchema,
  hasOpenOption,
  isFirstAdd,
  settleAddition,
  wordsSearched,
  type Addition,
} from "./addition";
import { warnIfPassed } from "../limit/warn-if-passed";
import { redeemCode } from "../gifts/redeem-code";
import { findProducts } from "./find-products";
import { itemLabel, notAQuantity, quantityText } from "../quantity/quantity-texts";
import { refusalFlash } from "../settle/refusal-text";
import { showControl } from "./show-control";
import { lineOf } from "../settle/line-of";
import { settleLines } from "../settle/settle-lines";

type Seen = { product: Product | undefined; cart: Cart; line: CartItem | undefined };

const findProduct = async (shop: Shop, { productId }: Addition): Promise<Product | undefined> =>
  (await findProducts(shop, [productId])).get(productId);

/** Adding a product to the cart (§4): the first unit needs address, slot and options; more of a product already in the cart does not. */
export const addToCart: PendingKind<Addition, Seen> = {
  name: "addToCart",
  schema: additionSchema,
  back: ({ back }) => back,

  async describe(shop, addition) {
    const product = await findProduct(shop, addition);
    return product && itemLabel(shop.t, product, settleAddition(product, addition).value, shop.locale);
  },

  async look(shop, addition) {
    const [product, cart] = await Promise.all([findProduct(shop, addition), shop.ebsn.cart.view()]);
    return { product, cart, line: lineOf(cart, addition.productId, addition.options) };
  },

  needs(shop, addition, { product, cart, line }) {
    if (!product || product.soldOut || line) return undefined;
    const place = missingPlace(shop, cart, addition.back);
    if (place !== undefined) return place;
    return hasOpenOption(product, addition.options) ? paths.productOptions(product.slug) : undefined;
  },

  async perform(shop, addition, seen) {
    await add(shop, addition, seen);
    const { line, product } = seen;
    if (product) showControl(shop, product, addition.back);
    const nothing = product && !product.soldOut && settleAddition(product, addition).value === 0;
    return seeOther(nothing && line ? paths.removeCartLine(line.itemId) : addition.back);
  },
};

/** Does it, or says why not. */
async function add(shop: ShopForAction, addition: Addition, { product, cart, line }: Seen): Promise<void> {
  const { t, locale } = shop;
  if (!product) return shop.flash({ kind: "error", text: t("cart.errors.unknownProduct") });
  const { name, rule, soldOut } = product;
  if (soldOut) return shop.flash({ kind: "error", text: t("cart.errors.soldOut", { name }) });
  const { value, changed } = settleAddition(product, addition);
  if (changed === "invalid" && line) return shop.flash({ kind: "error", text: notAQuantity(shop, product) });
  const atLeast = isFirstAdd(addition);
  if (line && atLeast && line.quantity.value >= value) {
    const amount = quantityText(t, line.quantity, locale);
    return shop.flash(
      addition.again
        ? { kind: "ok", text: t("cart.added", { name, amount }) }
        : { kind: "info", text: t("cart.already", { name, amount }) },
    );
  }
  if (value === 0) {
    if (changed !== "min" || line) return;
    const least = quantityText(t, { by: rule.by, value: firstAdd(rule) }, locale);
    return shop.flash({ kind: "error", text: t("cart.errors.tooLittle", { name, amount: least }) });
  }
  await sendGiftCode(shop, addition);
  const options = Object.keys(addition.options).length > 0 ? addition.options : undefined;
  const { refused, cart: after } = await settleLines(shop, cart, [
    { product, value, options, atLeast, searched: wordsSearched(addition) },
  ]);
  const [refusal] = refused;
  if (refusal) return shop.flash(refusalFlash(shop, refusal, product));
  const amount = quantityText(t, { by: rule.by, value }, locale);
  shop.flash(
    changed
      ? { kind: "warn", text: t(`cart.settled.${changed}`, { name, amount }) }
      : { kind: "ok", text: t("cart.added", { name, amount }) },
  );
  warnIfPassed(shop, cart, after);
}

/** The optional code goes first (§4); one that is not valid is told, and the product is added all the same. */
async function sendGiftCode(shop: ShopForAction, { giftCode: code }: Addition): Promise<void> {
  if (!code) return;
  const { kind } = await redeemCode(shop, code);
  if (kind === "used") shop.flash({ kind: "ok", text: shop.t("cart.gift.added", { code }) });
  if (kind === "tooMany") shop.flash({ kind: "error", text: shop.t("cart.gift.tooMany") });
  if (kind === "invalid") shop.flash({ kind: "error", text: shop.t("cart.gift.invalidNamed", { code }) });
}
