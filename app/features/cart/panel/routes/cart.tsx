import type { HeadersFunction, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { shopLoader } from "~/platform/http/route";
import { PageOrDialog } from "~/ui/dialog/page-or-dialog";
import type { action } from "../cart-action";
import { CartPanel } from "../cart-panel";
import { loadCartPage } from "../load-cart-page";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = shopLoader(async ({ shop }) => {
  const cart = shop.session.user && (await loadCartPage(shop));
  return {
    seo: seo(shop, { title: shop.t("cart.title"), noindex: true }),
    cart,
    pageEvent: cart?.pageEvent,
  };
});

export { action } from "../cart-action";

export default function CartPage() {
  const page = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const t = useT();
  return (
    <PageOrDialog title={t("cart.title")} width="full" closeHref={paths.home}>
      <CartPanel data={page} rejected={rejected ?? undefined} />
    </PageOrDialog>
  );
}
