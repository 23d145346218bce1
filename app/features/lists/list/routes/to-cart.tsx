import { redirect } from "@remix-run/cloudflare";
import { shopAction, shopLoader } from "~/platform/http/route";
import { findList } from "../find-list";
import { pursueListToCart } from "../list-to-cart";
import { listsPath } from "../../paths";

export const loader = shopLoader(({ params }) => redirect(`${listsPath}/${params.listId}`));

export const action = shopAction({ login: true }, async ({ shop, params }) => {
  const list = await findList(shop, params.listId);
  return pursueListToCart(shop, list.id);
});
