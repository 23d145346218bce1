import * as paths from "~/page/paths";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";

/** A GET redirects to the search. */
export const loader = shopLoader(() => seeOther(paths.search));

/** Deletes the past searches of this browser. */
export const action = shopAction(({ shop }) => {
  shop.searchHistory.clear();
  shop.flash({ kind: "ok", text: shop.t("search.words.forgotten") });
  return seeOther(paths.search);
});
