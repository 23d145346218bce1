import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readBack } from "~/lib/path";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { runOrDefer } from "~/features/pending/public.server";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Breadcrumbs } from "~/ui/navigation/breadcrumbs";
import { readFavourite, setFavourite } from "../favourite-action";
import { EmptyList, ListPage } from "../../list/list-page";
import { loadList } from "../../list/load-list";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, async ({ shop }) => {
  const list = await shop.ebsn.lists.favourites();
  if (list) return loadList(shop, list);
  return { seo: seo(shop, { title: shop.t("lists.favourites"), noindex: true }), list: undefined };
});

/** Action of every heart in the shop. */
export const action = shopAction(
  { actionLabel: "auth.resume.actions.lists", inAddress: true },
  async ({ shop, form }) => {
    const favourite = readFavourite(form);
    if (!favourite) {
      shop.flash({ kind: "error", text: shop.t("lists.heart.unknown") });
      return seeOther(readBack(form, paths.favourites));
    }
    return runOrDefer(shop, setFavourite, favourite);
  },
);

export default function FavouritesPage() {
  const { list } = useLoaderData<typeof loader>();
  const t = useT();
  if (list) return <ListPage list={list} />;
  return (
    <>
      <Breadcrumbs crumbs={[{ name: t("lists.title"), href: paths.lists }]} current={t("lists.favourites")} />
      <h1 className="title">{t("lists.favourites")}</h1>
      <EmptyList favourites />
    </>
  );
}
