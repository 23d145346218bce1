import { pathnameOf, readBack, withBack, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { redirectTo, seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import type { Flash, ShopForAction } from "~/platform/shop";
import type { Cart, CartItem } from "~/model/cart";
import { wordsSearched } from "../../add/addition";
import { quantityText } from "../../quantity/quantity-texts";
import { settleQuantity } from "../../quantity/settle-quantity";
import { showControl } from "../../add/show-control";
import { findLine, reconcileLine } from "../../reconcile/reconcile-line";
import { warnIfPassed } from "../../limit/warn-if-passed";
import { showCart } from "../../panel/show-cart";
import { refusalFlash } from "../../reconcile/refusal-text";
import { itemName } from "../../product-line/item-name";

export const loader = shopLoader(() => redirectTo(paths.cart));

/** Sets a line to a desired quantity, from a button or typed. */
export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.cart" },
  async ({ shop, form: fields, params }) => {
    const back = readBack(fields, paths.cart);
    const { cart, item } = await findLine(shop, params.itemId);
    if (!item) {
      shop.flash(lineGone(shop));
      return seeOther(back);
    }
    const { product } = item;
    const form = paths.cartLine(item.itemId);
    const held = item.quantity.value;
    const { value, note } = settleQuantity(shop, fields, { product, held, form, texts: "cart" });
    if (value === 0) return seeOther(withBack(paths.removeCartLine(item.itemId), back));
    const said =
      value === undefined
        ? note
        : await setLine(shop, cart, item, { value, note, form, searched: wordsSearched({ back }) });
    if (said) shop.flash(said);
    const after = shop.cartSeen();
    if (after) warnIfPassed(shop, cart, after);
    // the cart page renders the whole cart again, a product card only its control
    if (pathnameOf(back) === paths.cart) await showCart(shop);
    else showControl(shop, product, back);
    return seeOther(back);
  },
);

const lineGone = ({ t }: ShopForAction): Flash => ({ kind: "warn", text: t("cart.errors.lineGone") });

type Settled = { value: number; note: Flash | undefined; form: Path; searched: string | undefined };

/** Sets the quantity and returns the flash to show. */
async function setLine(
  shop: ShopForAction,
  cart: Cart,
  item: CartItem,
  { value, note, form, searched }: Settled,
): Promise<Flash | undefined> {
  const { product } = item;
  const outcome = await reconcileLine(shop, cart, item, { value, searched });
  if (outcome === "gone") return lineGone(shop);
  if (outcome !== "done") {
    const refused = await refusalFlash(shop, outcome, product, value, "settingProduct");
    // a message that must be read first opens as a dialog over the page (§8)
    return refused.popup ? refused : { ...refused, at: { form } };
  }
  // with a script the number has moved in place, so a confirmation is not needed
  if (note || shop.open.length > 0) return note;
  const amount = quantityText(shop.t, { by: product.rule.by, value }, shop.locale);
  return { kind: "ok", text: shop.t("cart.added", { name: itemName(item), amount }) };
}
