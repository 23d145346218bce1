import { redirect } from "@remix-run/cloudflare";
import { safePath } from "~/lib/safe-path";

/** The answer to every form: 303, so that reload and Back never post again. */
export const seeOther = (path: string): Response => redirect(path, 303);

/** `/login?da=/cart`: a page that leads back to where one was. */
export const withReturn = (page: string, path: string): string =>
  `${page}?${new URLSearchParams({ da: path })}`;

/** Path and query of an address. */
export const pathOf = (url: URL): string => url.pathname + url.search;

/** Where a form wants its shopper to be afterwards: its field `back`, else the page it was on, else home. Always a path of ours. */
export function backOf(request: Request, form: FormData): string {
  const referer = request.headers.get("Referer") ?? "";
  const from = URL.canParse(referer) ? new URL(referer) : undefined;
  const own = from && from.host === new URL(request.url).host ? pathOf(from) : "/";
  return safePath(form.get("back"), safePath(own, "/"));
}
