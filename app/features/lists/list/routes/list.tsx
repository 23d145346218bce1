import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as paths from "~/page/paths";
import { metaTags } from "~/page/seo";
import { seeOther } from "~/platform/http/redirects";
import { shopLoader } from "~/platform/http/route";
import { findList } from "../find-list";
import { ListPage } from "../list-page";
import { loadList } from "../load-list";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, async ({ shop, params }) => {
  const list = await findList(shop, params.listId);
  if (list.favourites) throw seeOther(paths.favourites);
  return loadList(shop, list);
});

export default function ListRoute() {
  return <ListPage list={useLoaderData<typeof loader>().list} />;
}
