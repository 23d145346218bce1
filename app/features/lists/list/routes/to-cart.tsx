import * as paths from "~/page/paths";
import { redirectTo } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { findList } from "../find-list";
import { runOrDefer } from "~/features/pending/public.server";
import { listToCart } from "../list-to-cart-action";

export const loader = shopLoader(({ params }) => redirectTo(paths.list(params.listId ?? "")));

export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.lists" },
  async ({ shop, params }) => {
    const list = await findList(shop, params.listId);
    return runOrDefer(shop, listToCart, { listId: list.id });
  },
);
