import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readBack } from "~/lib/path";
import type { Translate } from "~/i18n/translate";
import { useT } from "~/i18n/use-t";
import type { CartItem } from "~/model/cart";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { RemovePanel } from "~/ui/dialog/remove-panel";
import { quantityText } from "../../quantity/quantity-texts";
import { findLine, reconcileLine } from "../../reconcile/reconcile-line";
import { findUnreadable, removeUnreadable, type RemovableItem } from "../unreadable-item";
import { itemName } from "../../product-line/item-name";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, async ({ shop, params, url }) => {
  const { cart, item } = await findLine(shop, params.itemId);
  const line = item ?? findUnreadable(cart, params.itemId);
  if (!line) throw seeOther(paths.cart);
  return {
    seo: seo(shop, { title: shop.t("cart.remove.title"), noindex: true }),
    itemId: line.itemId,
    name: nameOf(line, shop.t),
    quantity:
      "product" in line ? quantityText(shop.t, line.quantity, shop.locale) : String(line.amount ?? "–"),
    back: readBack(url.searchParams, paths.cart),
  };
});

/**
 * Removing a line that is already gone is no error: the shopper pressed twice, or a response was
 * lost.
 */
export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.cart" },
  async ({ shop, form, params }) => {
    const back = readBack(form, paths.cart);
    const { cart, item } = await findLine(shop, params.itemId);
    const line = item ?? findUnreadable(cart, params.itemId);
    if (!line) {
      shop.flash({ kind: "info", text: shop.t("cart.errors.lineGone") });
      return seeOther(back);
    }
    const name = nameOf(line, shop.t);
    const outcome = await ("product" in line
      ? reconcileLine(shop, cart, line, { value: 0 })
      : removeUnreadable(shop, line));
    shop.flash(
      outcome === "gone"
        ? { kind: "ok", text: shop.t("cart.remove.done", { name }) }
        : { kind: "error", text: shop.t("cart.errors.removing", { name }) },
    );
    return seeOther(back);
  },
);

const nameOf = (line: CartItem | RemovableItem, t: Translate): string =>
  ("product" in line ? itemName(line) : line.name) ?? t("cart.unreadable.name");

export default function RemovePage() {
  const { itemId, name, quantity: amount, back } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <RemovePanel
      title={t("cart.remove.title")}
      text={t("cart.remove.text", { name, amount })}
      yes={t("cart.remove.yes")}
      no={t("cart.remove.no")}
      action={paths.removeCartLine(itemId)}
      back={back}
    />
  );
}
