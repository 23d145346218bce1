import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { isEbsnError } from "~/ebsn/errors";
import { isEmptyCart } from "~/lib/empty-cart";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { ClearPanel } from "../clear-panel";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, async ({ shop }) => {
  const { items, unreadable } = await shop.ebsn.cart.view();
  return {
    seo: seo(shop, { title: shop.t("cart.clear.title"), noindex: true }),
    count: items.length + unreadable.length,
  };
});

/** Empties the cart; an already empty cart counts as a success. */
export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.cart" },
  async ({ shop }) => {
    try {
      const cart = await shop.ebsn.cart.empty();
      shop.flash(
        isEmptyCart(cart)
          ? { kind: "ok", text: shop.t("cart.clear.done") }
          : { kind: "error", text: shop.t("cart.clear.left") },
      );
    } catch (error) {
      if (!isEbsnError(error, "refused")) throw error;
      shop.flash({ kind: "error", text: error.text ?? shop.t("cart.clear.left") });
    }
    return seeOther(paths.cart);
  },
);

export default function ClearPage() {
  return <ClearPanel {...useLoaderData<typeof loader>()} />;
}
