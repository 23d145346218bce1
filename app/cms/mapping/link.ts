import { safePath, type Path } from "~/lib/path";

/** What is the shop's own: its hosts, and the base of the content system, below which editors find their pages. */
export type Own = { hosts: readonly string[]; base: string };

const here = "https://shop.invalid";
export const longestAddress = 2000;

/**
 * Where a link that an editor set leads: a path of ours, or an address of another site, a mail or a telephone. Undefined for everything
 * else: `javascript:` and `data:` in whatever spelling, what cannot be read, what hides a name and password before its host. The content
 * system's own pages are the shop's `/page/...`.
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

/** True for a link that leaves the shop for another site. */
export const isOutside = (href: string): boolean => /^https?:/.test(href);

function ownPath({ pathname, search, hash }: URL, base?: string): Path | undefined {
  const path = base === undefined ? pathname : contentPath(pathname.slice(base.length));
  return safePath(path + search + hash, undefined);
}

/** "/consegna-a-casa/" of the content system's own host is "/page/consegna-a-casa" of the shop. */
function contentPath(path: string): string {
  const [, slug] = /^\/([\w-]+)\/?$/.exec(path) ?? [];
  return slug ? `/page/${slug}` : path;
}
