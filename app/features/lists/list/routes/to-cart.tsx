import { redirect } from "@remix-run/cloudflare";
import { requireUser, shopAction, shopLoader } from "~/platform/http/route";
import { findList } from "../find-list";
import { pursue } from "~/features/pending/public.server";
import { listToCart } from "../list-to-cart-action";
import { listsPath } from "../../paths";

export const loader = shopLoader(({ params }) => redirect(`${listsPath}/${params.listId}`));

export const action = shopAction(async ({ shop, params, url }) => {
  requireUser(shop, url);
  const list = await findList(shop, params.listId);
  return pursue(shop, listToCart, { listId: list.id });
});
