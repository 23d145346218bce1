import { pathnameOf, readPath, type Path } from "~/lib/path";

/** One step of a path whose encoded letters are neither steps of their own nor encoded twice. */
const step = String.raw`(?!\.)(?:[\w.~-]|%(?!2[ef5]|5c|[01])[\da-f]{2})+`;
/** The six addresses that may open the app (§2.1). */
const allowed = new RegExp(
  `^/(?:profile/orders(?:/[1-9]\\d{0,15})?|checkout|search|product/${step}|category/${step}(?:/${step})*)$`,
  "i",
);

/** A path that a browser reads as it is written, but for letters that it encodes: no step of it is dots. */
const readable = /^(?:\/(?!\.|%2e)[\w.~%\u0080-\uffff-]*)+$/i;
/** No address of the shop is so long. */
const longest = 2000;

/**
 * The page that a link from outside opens in the app: of this shop's own origin, with a path that is written as it is read, and one of the six; its query
 * comes along. Undefined for any other, which opens nothing.
 */
export function deepLink(link: unknown, origin: string): Path | undefined {
  if (typeof link !== "string" || !link.startsWith(`${origin}/`) || link.length > longest) return undefined;
  const url = new URL(link);
  const isReadable = readable.test(pathnameOf(link.slice(origin.length)));
  return isReadable && allowed.test(url.pathname) ? readPath(url) : undefined;
}
