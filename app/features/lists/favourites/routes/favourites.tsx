import type { MetaFunction } from "@remix-run/cloudflare";
import { data } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { staysHere } from "~/features/cart/public.server";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { safePath } from "~/lib/safe-path";
import { requireUser, seeOther, shopAction, shopLoader } from "~/platform/http/route";
import { pursue } from "~/features/pending/public.server";
import { readFavourite, setFavourite } from "../favourite-action";
import { EmptyList, ListPage } from "../../list/list-page";
import { loadList } from "../../list/load-list";
import { favouritesPath } from "../../paths";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader(async ({ shop, url }) => {
  requireUser(shop, url);
  const list = await shop.ebsn.lists.favourites();
  if (list) return loadList(shop, list);
  return { seo: seo(shop, { title: shop.t("lists.favourites"), noindex: true }), list: undefined };
});

/** Every heart of the shop posts here. */
export const action = shopAction(async ({ shop, form }) => {
  const favourite = readFavourite(form);
  if (!favourite) {
    shop.flash({ kind: "error", text: shop.t("lists.heart.unknown") });
    return seeOther(safePath(form.get("back"), favouritesPath));
  }
  const answer = await pursue(shop, setFavourite, favourite);
  return staysHere(form, answer, favourite.back) ? data(null) : answer;
});

export default function FavouritesPage() {
  const { list } = useLoaderData<typeof loader>();
  const t = useT();
  if (list) return <ListPage list={list} />;
  return (
    <>
      <h1 className="title">{t("lists.favourites")}</h1>
      <EmptyList favourites />
    </>
  );
}
