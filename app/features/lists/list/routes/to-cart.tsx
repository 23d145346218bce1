import * as paths from "~/page/paths";
import { redirectTo } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { findList } from "../find-list";
import { pursueListToCart } from "../list-to-cart";

export const loader = shopLoader(({ params }) => redirectTo(paths.list(params.listId ?? "")));

export const action = shopAction({ login: true }, async ({ shop, params }) => {
  const list = await findList(shop, params.listId);
  return pursueListToCart(shop, list.id);
});
