import { redirect } from "@remix-run/cloudflare";
import { requireUser, shopAction, shopLoader } from "~/platform/http/route";
import { findList } from "../find-list";
import { pursueListToCart } from "../list-to-cart";
import { listsPath } from "../../paths";

export const loader = shopLoader(({ params }) => redirect(`${listsPath}/${params.listId}`));

export const action = shopAction(async ({ shop, params, url }) => {
  requireUser(shop, url);
  const list = await findList(shop, params.listId);
  return pursueListToCart(shop, list.id);
});
