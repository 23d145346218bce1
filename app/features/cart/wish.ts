import * as z from "zod";
import { safePath, withBack, type Path } from "~/lib/path";
import type { Cart, CartItem } from "~/model/cart";
import type { Product } from "~/model/product";
import { isEbsnError } from "~/ebsn/errors";
import { firstAdd, settle, type Settled } from "~/lib/quantity";
import * as paths from "~/page/paths";
import { seeOther, toLogin } from "~/platform/http/redirects";
import type { Kept, Shop, ShopForAction } from "~/platform/shop";
import { missingPlace, type PlaceShop } from "./guard";
import { optionField, optionOf } from "./option-field";
import { itemLabel, notAQuantity, quantityText } from "./quantity-words";
import { asksAtLeast, readTarget } from "./target";

/**
 * A product the shopper wants, and the fields that say how much of it the cart shall hold in the end: never "one more". How they read
 * depends on the product's rule. Without any, it is the first add.
 */
export type Wish = {
  productId: number;
  amount: { intent?: string; quantity?: string };
  options: Record<string, string>;
  back: Path;
};

const wishForm = z.object({
  productId: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31),
  intent: z.string().max(20).optional(),
  quantity: z.string().max(40).optional(),
  back: z.string().optional(),
});

/** The wish in a form, or undefined when it names no product. Options travel as `option.<parameter>` fields. */
export function readWish(fields: Iterable<[string, unknown]>): Wish | undefined {
  const entries = [...fields].filter((field): field is [string, string] => typeof field[1] === "string");
  const parsed = wishForm.safeParse(Object.fromEntries(entries));
  if (!parsed.success) return undefined;
  const options = entries.flatMap(([field, value]) => {
    const option = optionOf(field);
    return option === undefined ? [] : [[option, value]];
  });
  const { productId, intent, quantity, back } = parsed.data;
  return {
    productId,
    amount: { ...(intent && { intent }), ...(quantity && { quantity }) },
    options: Object.fromEntries(options),
    back: safePath(back, paths.cart),
  };
}

/** A first add never lowers what another tab, or another day, has put into the cart. */
const isFirstAdd = ({ amount }: Wish): boolean =>
  amount.intent ? asksAtLeast(amount.intent) : amount.quantity === undefined;

/** The wished quantity settled by the product's rules. */
function settleWish(product: Product, { amount }: Wish): Settled {
  if (!amount.intent && amount.quantity === undefined) return { value: firstAdd(product.rule) };
  const fields = new Map(Object.entries(amount));
  return settle(product.rule, readTarget(fields, product.rule.by));
}

const fieldsOf = (wish: Wish): [string, string][] => [
  ["productId", String(wish.productId)],
  ...Object.entries(wish.amount),
  ["back", wish.back],
  ...Object.entries(wish.options).map(([name, value]): [string, string] => [optionField(name), value]),
];

const keptWish = (wish: Wish, label?: string): Kept => ({
  kind: "wish",
  action: paths.addToCart,
  fields: fieldsOf(wish),
  back: wish.back,
  label,
});

/** What adding the first unit still asks for, in the order of §4: address, timeslot, options. Login was asked before. */
export function missingStep(
  shop: PlaceShop,
  cart: Cart,
  product: Product,
  wish: Wish,
): Path | "options" | undefined {
  const place = missingPlace(shop, cart);
  if (place) return place;
  const open = product.options.some(
    (option) => !option.values.some(({ key }) => key === (wish.options[option.parameter] ?? option.selected)),
  );
  return open ? "options" : undefined;
}

const sameOptions = (item: CartItem, wish: Wish) =>
  Object.entries(wish.options).every(([name, key]) => item.options?.[name] === key);

const lineOf = (cart: Cart, wish: Wish) =>
  cart.items.find((item) => item.product.id === wish.productId && sameOptions(item, wish));

async function findProduct(shop: Shop, id: number): Promise<Product | undefined> {
  const { products } = await shop.ebsn.catalog.listing({ ids: [id], pageSize: 1 });
  return products.find((product) => product.id === id);
}

/**
 * Fulfils a wish or leads to the next step of the guard chain (§4): login, address, timeslot, options, then the cart. The wish waits
 * sealed meanwhile, and the last step completes it. Posting the same wish twice leaves the same cart.
 */
export async function pursueWish(shop: ShopForAction, wish: Wish): Promise<Response> {
  const { t, ebsn } = shop;
  if (!shop.session.user) {
    const product = await findProduct(shop, wish.productId);
    shop.keep(keptWish(wish, product && itemLabel(t, product, settleWish(product, wish).value, shop.locale)));
    return toLogin(wish.back);
  }
  const [product, cart] = await Promise.all([findProduct(shop, wish.productId), ebsn.cart.view()]);
  shop.dropKept();
  if (!product) {
    shop.flash({ kind: "error", text: t("cart.errors.unknownProduct") });
    return seeOther(wish.back);
  }
  if (product.soldOut) {
    shop.flash({ kind: "error", text: t("cart.errors.soldOut", { name: product.name }) });
    return seeOther(wish.back);
  }
  const settled = settleWish(product, wish);
  const line = lineOf(cart, wish);
  const step = line ? undefined : missingStep(shop, cart, product, wish);
  if (step) {
    shop.keep(keptWish(wish, itemLabel(t, product, settled.value, shop.locale)));
    if (step === "options") return seeOther(paths.productOptions(product.slug));
    return seeOther(withBack(step, wish.back));
  }
  if (settled.changed === "invalid" && line) {
    shop.flash({ kind: "error", text: notAQuantity(shop, product) });
    return seeOther(wish.back);
  }
  if (line && isFirstAdd(wish) && line.quantity.value >= settled.value) {
    const amount = quantityText(t, line.quantity, shop.locale);
    shop.flash({ kind: "info", text: t("cart.already", { name: product.name, amount }) });
    return seeOther(wish.back);
  }
  if (settled.value === 0) return seeOther(line ? paths.removeCartLine(line.itemId) : wish.back);
  try {
    await putInCart(shop, cart, product, wish, settled.value);
  } catch (error) {
    if (!isEbsnError(error, "refused")) throw error;
    shop.flash({ kind: "error", text: refusal(shop, error.code, product) });
    return seeOther(wish.back);
  }
  const amount = quantityText(t, { by: product.rule.by, value: settled.value }, shop.locale);
  shop.flash(
    settled.changed
      ? { kind: "warn", text: t(`cart.settled.${settled.changed}`, { name: product.name, amount }) }
      : { kind: "ok", text: t("cart.added", { name: product.name, amount }) },
  );
  return seeOther(wish.back);
}

/** Two posts at once may both add: the cart is then set back to what was wished for. */
async function putInCart(shop: Shop, cart: Cart, product: Product, wish: Wish, value: number) {
  const quantity = { by: product.rule.by, value };
  const line = lineOf(cart, wish);
  const options = Object.keys(wish.options).length > 0 ? wish.options : undefined;
  const after = line
    ? await shop.ebsn.cart.update([{ itemId: line.itemId, quantity }])
    : await shop.ebsn.cart.add([{ productId: product.id, quantity, options }]);
  const now = lineOf(after, wish);
  if (now && now.quantity.value > value) await shop.ebsn.cart.update([{ itemId: now.itemId, quantity }]);
}

/** Why the backend would not have it, in the shopper's words. */
export function refusal(
  shop: Pick<Shop, "t">,
  code: string | undefined,
  product: Pick<Product, "name" | "classMax">,
): string {
  const { t } = shop;
  const name = product.name;
  switch (code) {
    case "msg.cart.availability.errors":
      return t("cart.errors.availability", { name });
    case "msg.cart.max":
      return product.classMax
        ? t("cart.errors.classMax", { max: product.classMax.max, name: product.classMax.name })
        : t("cart.errors.max", { name });
    case "errors.minAcq":
      return t("cart.errors.minAcq", { name });
    case "msg.product.options":
      return t("cart.errors.options", { name });
    default:
      return t("cart.errors.productAddError", { name });
  }
}
