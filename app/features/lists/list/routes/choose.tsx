import { data, type HeadersFunction, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readBack } from "~/lib/path";
import { fullName } from "~/lib/words/full-name";
import type { Product } from "~/model/product";
import { isEbsnError } from "~/ebsn/errors";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { pathOf, seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import type { Shop, ShopForAction } from "~/platform/shop";
import { ChoosePanel } from "../choose-panel";
import { findOwnList } from "../find-list";
import { createList } from "../create-list";
import { inOrderOfUse, listName, rowView } from "../list-view";

/** Max lists in the choice. */
const mostLists = 100;

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

const backOf = (url: URL) => readBack(url.searchParams, paths.lists);

async function findProduct(shop: Shop, url: URL): Promise<Product> {
  const id = url.searchParams.get("product") ?? "";
  const { products } = /^[1-9]\d{0,8}$/.test(id)
    ? await shop.ebsn.catalog.listing({ ids: [Number(id)], pageSize: 1 })
    : { products: [] };
  if (!products[0]) throw data(null, { status: 404 });
  return products[0];
}

/** Reads the product from the query string, so that it survives the login. */
export const loader = shopLoader({ login: true }, async ({ shop, url }) => {
  const [product, { lists }] = await Promise.all([
    findProduct(shop, url),
    shop.ebsn.lists.page({ pageSize: mostLists }),
  ]);
  return {
    seo: seo(shop, { title: shop.t("lists.choose.title"), noindex: true }),
    name: fullName(product),
    lists: inOrderOfUse(lists.filter(({ editable }) => editable)).map((list) => rowView(list, shop.t)),
    action: pathOf(url),
    back: backOf(url),
  };
});

export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.lists" },
  async ({ shop, form, url }) => {
    const product = await findProduct(shop, url);
    const listId = form.get("listId");
    if (typeof listId === "string") {
      const list = await findOwnList(shop, listId);
      await putIntoList(shop, { id: list.id, name: listName(list, shop.t) }, product);
      return seeOther(backOf(url));
    }
    const { made, again } = await createList(shop, form, product.id);
    if (!made) return again;
    await putIntoList(shop, made, product);
    return seeOther(backOf(url));
  },
);

/**
 * Adds the product and selects the list, so that it comes first next time. A failure of the
 * selection is ignored.
 */
async function putIntoList(
  shop: ShopForAction,
  list: { id: number; name: string },
  product: Product,
): Promise<void> {
  const { lists } = shop.ebsn;
  await lists.put(list.id, [{ productId: product.id }]);
  await lists.select(list.id).catch((error: unknown) => {
    if (!isEbsnError(error)) throw error;
  });
  shop.flash({ kind: "ok", text: shop.t("lists.choose.done", { name: fullName(product), list: list.name }) });
}

export default function ChoosePage() {
  return (
    <ChoosePanel data={useLoaderData<typeof loader>()} wrong={useActionData<typeof action>() ?? undefined} />
  );
}
