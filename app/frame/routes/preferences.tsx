import { isLocale } from "~/model/locale";
import { safePath } from "~/lib/safe-path";
import { seeOther, shopAction, shopLoader } from "~/platform/http/route";
import { localeCookie } from "~/platform/http/visitor";

const year = 31_536_000;

/** Opened by hand there is nothing to see. */
export const loader = shopLoader(() => seeOther("/"));

/** Language (`lng`) and lite mode (`lite`), each a cookie of a year; anything else changes nothing. Back to where it was asked for. */
export const action = shopAction(async ({ form }) => {
  const answer = seeOther(safePath(form.get("da"), "/"));
  const lng = form.get("lng");
  const lite = form.get("lite");
  if (isLocale(lng)) answer.headers.append("Set-Cookie", await localeCookie.serialize(lng));
  if (lite === "0" || lite === "1") {
    answer.headers.append("Set-Cookie", `lite=${lite}; Path=/; Max-Age=${year}; SameSite=Lax; HttpOnly`);
  }
  return answer;
});
