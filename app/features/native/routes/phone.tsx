import { data } from "@remix-run/cloudflare";
import * as paths from "~/page/paths";
import { redirectTo } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { answerOf, registerPhone } from "../register-phone";

export const loader = shopLoader(() => redirectTo(paths.home));

/** Receives the phone's data from the app's shell. */
export const action = shopAction({ preserveInput: false }, async ({ shop, form }) => {
  if (!shop.shell) throw data(null, { status: 404 });
  return answerOf(await registerPhone(shop, form));
});
