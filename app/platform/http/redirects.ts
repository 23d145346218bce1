import { redirect } from "@remix-run/cloudflare";
import { homePath, loginPath, readBack, safePath, serviceDownPath, withBack, type Path } from "~/lib/path";

/** The answer to every form: 303, so that reload and Back never post again. */
export const seeOther = (path: Path): Response => redirect(path, 303);

/** 302 to another page, for a GET. */
export const redirectTo = (path: Path): Response => redirect(path);

/** The way to the login, and back to where one was. */
export const toLogin = (back: Path): Response => seeOther(withBack(loginPath, back));

/** Where a dead backend leads; from there one tries again. */
export const toServiceDown = (back: Path): Response => seeOther(withBack(serviceDownPath, back));

/** Path and query of an address of ours. */
export const pathOf = (url: URL): Path => safePath(url.pathname + url.search, homePath);

/** The page to go to after a form: its field `back`, else the page it was sent from, else home. */
export function backOf(request: Request, form: FormData): Path {
  const referer = request.headers.get("Referer") ?? "";
  const from = URL.canParse(referer) ? new URL(referer) : undefined;
  const own = from && from.host === new URL(request.url).host;
  return readBack(form, own ? pathOf(from) : homePath);
}
