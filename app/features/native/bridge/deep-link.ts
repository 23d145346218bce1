import { pathnameOf, readPath, type Path } from "~/lib/path";

/**
 * Path segment. Encoded dots, slashes, backslashes, percent signs and control characters are
 * rejected.
 */
const step = String.raw`(?!\.)(?:[\w.~-]|%(?!2[ef5]|5c|[01])[\da-f]{2})+`;
/** The six addresses that may open the app (§2.1). */
const allowed = new RegExp(
  `^/(?:profile/orders(?:/[1-9]\\d{0,15})?|checkout|search|product/${step}|category/${step}(?:/${step})*)$`,
  "i",
);

/**
 * Path that a browser parses as written, apart from letters that it encodes; no segment begins with
 * a dot.
 */
const readable = /^(?:\/(?!\.|%2e)[\w.~%\u0080-\uffff-]*)+$/i;
/** Max length of a link in characters, above that of any address of the shop. */
const longest = 2000;

/**
 * Page that an external link opens in the app, with its query. The link must have the shop's
 * origin, a path that is parsed as written, and one of the six addresses. Undefined for any other
 * link, which then has no effect.
 */
export function deepLink(link: unknown, origin: string): Path | undefined {
  if (typeof link !== "string" || !link.startsWith(`${origin}/`) || link.length > longest) return undefined;
  const url = new URL(link);
  const isReadable = readable.test(pathnameOf(link.slice(origin.length)));
  return isReadable && allowed.test(url.pathname) ? readPath(url) : undefined;
}
