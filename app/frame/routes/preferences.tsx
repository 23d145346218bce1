import { readBack } from "~/lib/path";
import { isLocale } from "~/model/locale";
import * as paths from "~/page/paths";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { localeCookie } from "~/platform/http/visitor";
import { preferenceCookie } from "~/platform/session/cookies";

const year = 31_536_000;

/** Opened by hand: there is nothing to show, so it redirects. */
export const loader = shopLoader(() => seeOther(paths.home));

/** Language (`lng`) and lite mode (`lite`), each a cookie of a year; anything else changes nothing. Back to where it was asked for. */
export const action = shopAction(async ({ form, url }) => {
  const answer = seeOther(readBack(form, paths.home));
  const lng = form.get("lng");
  const lite = form.get("lite");
  if (isLocale(lng)) {
    const secure = url.protocol === "https:";
    answer.headers.append("Set-Cookie", await localeCookie.serialize(lng, { secure }));
  }
  if (lite === "0" || lite === "1")
    answer.headers.append("Set-Cookie", preferenceCookie(url, "lite", lite, year));
  return answer;
});
