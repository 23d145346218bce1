import { readBack } from "~/lib/path";
import { isLocale } from "~/model/locale";
import * as paths from "~/page/paths";
import { hostCookie } from "~/platform/http/visitor/host-cookie";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { preferences } from "~/platform/http/visitor/visitor";

const year = 31_536_000;

/** Redirects, because the address has no page. */
export const loader = shopLoader(() => seeOther(paths.home));

/**
 * Stores language (`lng`) and lite mode (`lite`) in cookies for a year, and redirects back.
 * Ignores any other value.
 */
export const action = shopAction(async ({ form, url }) => {
  const answer = seeOther(readBack(form, paths.home));
  const prefer = (name: string, value: string) =>
    answer.headers.append("Set-Cookie", hostCookie(url, name, value, year));
  const lng = form.get("lng");
  const lite = form.get("lite");
  if (isLocale(lng)) prefer(preferences.locale, lng);
  if (lite === "0" || lite === "1") prefer(preferences.lite, lite);
  return answer;
});
