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

// The only file that writes `Location` for a page (tests/eslint.config.js); fragment-response.tsx hands it on.

/** The answer to every form: 303, so that reload and Back never post again. */
export const seeOther = (path: Path): Response => redirect(checked(path), 303);

/** 302 to another page, for a GET. */
export const redirectTo = (path: Path, headers?: Record<string, string>): Response =>
  redirect(checked(path), { status: 302, headers });

/** The header that makes a browser open a page after some seconds, with script or without. */
export const refreshTo = (path: Path, seconds: number): Record<string, string> => ({
  Refresh: `${seconds}; url=${checked(path)}`,
});

/** The path once more checked as text: a type keeps nothing out at run time. Home in place of another site. */
const checked = (path: Path): Path => headerPath(path) ?? homePath;

/**
 * To a bank or an identity provider, whose origin ebsn/ has compared with the chain's own. Home where that is no https address, which
 * loopback alone need not be.
 */
export function redirectToProvider(address: string, status: 302 | 303): Response {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isSecure = url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname));
  const isSound = url !== undefined && isSecure && url.username === "" && url.password === "";
  return redirect(isSound ? url.href : homePath, status);
}

/** To the login, and back to `back` after it; `isKept`: our script keeps the page open that asks for it, with what was typed. */
export const toLogin = (back: Path, isKept = false): Response =>
  seeOther(withBack(isKept ? withQuery(loginPath, { [stays]: "1" }) : loginPath, back));

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
