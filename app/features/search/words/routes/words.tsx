import * as paths from "~/page/paths";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { forgetWords } from "../words-cookie";

/** Opened by hand there is nothing to see. */
export const loader = shopLoader(() => seeOther(paths.search));

/** Forgets what was searched in this browser. */
export const action = shopAction(({ shop, request }) => {
  const answer = seeOther(paths.search);
  answer.headers.append("Set-Cookie", forgetWords(request));
  shop.flash({ kind: "ok", text: shop.t("search.words.forgotten") });
  return answer;
});
