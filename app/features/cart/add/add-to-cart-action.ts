import * as paths from "~/page/paths";
import { firstAdd } from "~/lib/quantity";
import { fullName } from "~/lib/words/full-name";
import { seeOther } from "~/platform/http/redirects";
import type { Shop, ShopForAction } from "~/platform/shop";
import type { Cart, CartItem } from "~/model/cart";
import type { Product } from "~/model/product";
import { missingDeliveryStep, type PendingKind } from "~/features/pending/public.server";
import {
  additionSchema,
  hasOpenOption,
  isFirstAdd,
  clampAddition,
  wordsSearched,
  type Addition,
} from "./addition";
import { warnIfPassed } from "../limit/warn-if-passed";
import { redeemCode } from "../gifts/redeem-code";
import { findProducts } from "./find-products";
import { itemLabel, notAQuantity, quantityText } from "../quantity/quantity-texts";
import { flashOtherPrices } from "../reconcile/other-prices";
import { refusalFlash, unavailableFlash } from "../reconcile/refusal-text";
import { showControl } from "./show-control";
import { lineOf } from "../reconcile/line-of";
import { reconcileCart } from "../reconcile/reconcile-cart";

type Loaded = { product: Product | undefined; cart: Cart; line: CartItem | undefined };

const findProduct = async (shop: Shop, { productId }: Addition): Promise<Product | undefined> =>
  (await findProducts(shop, [productId])).get(productId);

/**
 * Adds a product to the cart (§4). The first unit needs address, slot and options; further units of
 * a product in the cart need none of them.
 */
export const addToCart: PendingKind<Addition, Loaded> = {
  name: "addToCart",
  schema: additionSchema,
  back: ({ back }) => back,

  async describe(shop, addition) {
    const product = await findProduct(shop, addition);
    return product && itemLabel(shop.t, product, clampAddition(product, addition).value, shop.locale);
  },

  async withShown(shop, addition) {
    if (addition.shownPrice !== undefined) return addition;
    return { ...addition, shownPrice: (await findProduct(shop, addition))?.price?.now };
  },

  async load(shop, addition) {
    const [product, cart] = await Promise.all([findProduct(shop, addition), shop.ebsn.cart.view()]);
    return { product, cart, line: lineOf(cart, addition.productId, addition.options) };
  },

  nextStep(shop, addition, { product, cart, line }) {
    if (!product || product.soldOut || line) return undefined;
    const step = missingDeliveryStep(shop, cart, addition.back);
    if (step !== undefined) return step;
    return hasOpenOption(product, addition.options) ? paths.productOptions(product.slug) : undefined;
  },

  async execute(shop, addition, seen) {
    await add(shop, addition, seen);
    const { line, product } = seen;
    if (product) showControl(shop, product, addition.back);
    const nothing = product && !product.soldOut && clampAddition(product, addition).value === 0;
    return seeOther(nothing && line ? paths.removeCartLine(line.itemId) : addition.back);
  },
};

/** Adds the product, or flashes the reason why it was not added. */
async function add(shop: ShopForAction, addition: Addition, { product, cart, line }: Loaded): Promise<void> {
  const { t, locale } = shop;
  if (!product) return shop.flash({ kind: "error", text: t("cart.errors.unknownProduct") });
  const { rule, soldOut } = product;
  const name = fullName(product);
  if (soldOut) return shop.flash(unavailableFlash(shop, product, 1, product));
  const { value, changed } = clampAddition(product, addition);
  if (changed === "invalid" && line) return shop.flash({ kind: "error", text: notAQuantity(shop, product) });
  const atLeast = isFirstAdd(addition);
  if (line && atLeast && line.quantity.value >= value) {
    const amount = quantityText(t, line.quantity, locale);
    // a form posted twice shows only its second response, which therefore confirms the first
    // addition
    return shop.flash(
      addition.again || line.quantity.value === value
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
  const { refused, cart: after } = await reconcileCart(shop, cart, [
    { product, value, options, atLeast, searched: wordsSearched(addition) },
  ]);
  const [refusal] = refused;
  if (refusal) return shop.flash(await refusalFlash(shop, refusal, product, value));
  const amount = quantityText(t, { by: rule.by, value }, locale);
  shop.flash(
    changed
      ? { kind: "warn", text: t(`cart.clamped.${changed}`, { name, amount }) }
      : { kind: "ok", text: t("cart.added", { name, amount }) },
  );
  const { shownPrice } = addition;
  flashOtherPrices(shop, shownPrice === undefined ? undefined : { [product.id]: shownPrice }, [
    lineOf(after, product.id, addition.options)?.product ?? product,
  ]);
  warnIfPassed(shop, cart, after);
}

/**
 * Redeems the optional gift code before the product is added (§4). An invalid code is reported and
 * does not stop the addition.
 */
async function sendGiftCode(shop: ShopForAction, { giftCode: code }: Addition): Promise<void> {
  if (!code) return;
  const { kind } = await redeemCode(shop, code);
  if (kind === "used") shop.flash({ kind: "ok", text: shop.t("cart.gift.added", { code }) });
  if (kind === "tooMany") shop.flash({ kind: "error", text: shop.t("cart.gift.tooMany") });
  if (kind === "invalid") shop.flash({ kind: "error", text: shop.t("cart.gift.invalidNamed", { code }) });
}
