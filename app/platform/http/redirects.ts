import { redirect } from "@remix-run/cloudflare";
import { stays } from "~/lib/in-place";
import {
  headerPath,
  homePath,
  loginPath,
  readBack,
  safePath,
  serviceDownPath,
  withBack,
  withQuery,
  type Path,
} from "~/lib/path";
import { isLoopback } from "./loopback";

// The only file that writes `Location` for a page (tests/eslint.config.js); fragment-response.tsx
// passes it on.

/** Response to every form: 303, so that reload and Back never post again. */
export const seeOther = (path: Path): Response => redirect(checked(path), 303);

/** 302 to another page, for a GET. */
export const redirectTo = (path: Path, headers?: Record<string, string>): Response =>
  redirect(checked(path), { status: 302, headers });

/** Header that makes a browser open a page after some seconds, with or without script. */
export const refreshTo = (path: Path, seconds: number): Record<string, string> => ({
  Refresh: `${seconds}; url=${checked(path)}`,
});

/**
 * Checks the path again as text, because a type checks nothing at run time. Returns home for
 * another site.
 */
const checked = (path: Path): Path => headerPath(path) ?? homePath;

/**
 * Redirects to a bank or identity provider, whose origin ebsn/ has compared with the tenant's own.
 * Redirects home if the address is not https; loopback may use http.
 */
export function redirectToProvider(address: string, status: 302 | 303): Response {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isSecure = url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname));
  const isSound = url !== undefined && isSecure && url.username === "" && url.password === "";
  return redirect(isSound ? url.href : homePath, status);
}

/**
 * Redirects to the login, and to `back` after it. `isKept`: our script leaves the requesting page
 * open, with its typed input.
 */
export const toLogin = (back: Path, isKept = false): Response =>
  seeOther(withBack(isKept ? withQuery(loginPath, { [stays]: "1" }) : loginPath, back));

/** Redirects to the page for a backend that is down, which offers to try again. */
export const toServiceDown = (back: Path): Response => seeOther(withBack(serviceDownPath, back));

/** Path and query of an address of ours. */
export const pathOf = (url: URL): Path => safePath(url.pathname + url.search, homePath);

/** Page to go to after a form: its field `back`, else the page it was sent from, else home. */
export function backOf(request: Request, form: FormData): Path {
  const referer = request.headers.get("Referer") ?? "";
  const from = URL.canParse(referer) ? new URL(referer) : undefined;
  const own = from && from.host === new URL(request.url).host;
  return readBack(form, own ? pathOf(from) : homePath);
}
