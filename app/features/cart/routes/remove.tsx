import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readBack } from "~/lib/path";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { quantityText } from "../quantity-words";
import { RemovePanel } from "../remove-panel";
import { findLine, settleLine } from "../settle-line";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, async ({ shop, params, url }) => {
  const { item } = await findLine(shop, params.itemId);
  if (!item) throw seeOther(paths.cart);
  return {
    seo: seo(shop, { title: shop.t("cart.remove.title"), noindex: true }),
    itemId: item.itemId,
    name: item.product.name,
    quantity: quantityText(shop.t, item.quantity, shop.locale),
    back: readBack(url.searchParams, paths.cart),
  };
});

/** Removing what is gone already is a success: the shopper pressed twice, or an answer was lost. */
export const action = shopAction(
  { login: true, does: "auth.resume.actions.cart" },
  async ({ shop, form, params }) => {
    const back = readBack(form, paths.cart);
    const { cart, item } = await findLine(shop, params.itemId);
    if (!item) {
      shop.flash({ kind: "info", text: shop.t("cart.errors.lineGone") });
      return seeOther(back);
    }
    const { name } = item.product;
    const outcome = await settleLine(shop, cart, item, 0);
    shop.flash(
      outcome === "gone"
        ? { kind: "ok", text: shop.t("cart.remove.done", { name }) }
        : { kind: "error", text: shop.t("cart.errors.removing", { name }) },
    );
    return seeOther(back);
  },
);

export default function RemovePage() {
  return <RemovePanel data={useLoaderData<typeof loader>()} />;
}
