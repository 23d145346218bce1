import { safePath, type Path } from "~/lib/path";

/**
 * Addresses of the shop: its hosts, and the base URL of the content system, which contains the
 * editors' pages.
 */
export type Own = { hosts: readonly string[]; base: string };

const here = "https://shop.invalid";
/** Max length of an address, in characters. */
export const longestAddress = 2000;

/**
 * Returns the target of an editor's link: a path of ours, another site, a mail or a telephone.
 * Undefined for any other: `javascript:` and `data:` in any spelling, invalid addresses, and
 * addresses with a user name or password. Pages of the content system become `/page/...`.
 */
export function linkOf(written: string, own: Own): string | undefined {
  const text = written.trim();
  if (text === "" || text.length > longestAddress || !URL.canParse(text, here)) return undefined;
  const url = new URL(text, here);
  if (url.protocol === "mailto:" || url.protocol === "tel:") return url.href;
  if (!/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") return undefined;
  if (url.origin === here) return ownPath(url);
  const base = new URL(own.base);
  const path = base.pathname.replace(/\/$/, "");
  if (url.origin === base.origin && url.pathname.startsWith(`${path}/`)) return ownPath(url, path);
  return own.hosts.includes(url.hostname) ? ownPath(url) : url.href;
}

/** True for a link to another site. */
export const isOutside = (href: string): boolean => /^https?:/.test(href);

function ownPath({ pathname, search, hash }: URL, base?: string): Path | undefined {
  const path = base === undefined ? pathname : contentPath(pathname.slice(base.length));
  return safePath(path + search + hash, undefined);
}

/** Maps "/consegna-a-casa/" of the content system's host to "/page/consegna-a-casa" of the shop. */
function contentPath(path: string): string {
  const [, slug] = /^\/([\w-]+)\/?$/.exec(path) ?? [];
  return slug ? `/page/${slug}` : path;
}
