import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { shopLoader } from "~/platform/http/route";
import { PageOrDialog } from "~/ui/page-or-dialog";
import type { action } from "../cart-action";
import { CartPanel } from "../cart-panel";
import { cartView } from "../view";
import { withMinimum } from "../with-minimum";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader(async ({ shop }) => {
  const cart = shop.session.user && (await shop.ebsn.cart.view());
  return {
    seo: seo(shop, { title: shop.t("cart.title"), noindex: true }),
    cart: cart && cartView(shop, await withMinimum(shop, cart)),
  };
});

export { action } from "../cart-action";

export default function CartPage() {
  const page = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const t = useT();
  return (
    <PageOrDialog title={t("cart.title")} width={600} closeHref={paths.home}>
      <CartPanel data={page} rejectedNote={rejected ?? undefined} />
    </PageOrDialog>
  );
}
