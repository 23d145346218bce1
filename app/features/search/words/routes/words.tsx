import * as paths from "~/page/paths";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";

/** Opened by hand there is nothing to see. */
export const loader = shopLoader(() => seeOther(paths.search));

/** Forgets what was searched in this browser. */
export const action = shopAction(({ shop }) => {
  shop.searchHistory.clear();
  shop.flash({ kind: "ok", text: shop.t("search.words.forgotten") });
  return seeOther(paths.search);
});
