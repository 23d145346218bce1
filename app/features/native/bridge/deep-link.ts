import { safePath, type Path } from "~/lib/path";

/** One step of a path whose encoded letters are neither steps of their own nor encoded twice. */
const step = String.raw`(?!\.)(?:[\w.~-]|%(?!2[ef5]|5c|[01])[\da-f]{2})+`;
/** The six addresses that may open the app (§2.1). */
const allowed = new RegExp(
  `^/(?:profile/orders(?:/[1-9]\\d{0,15})?|checkout|search|product/${step}|category/${step}(?:/${step})*)$`,
  "i",
);

/**
 * The page that a link from outside opens in the app: of this shop's own origin, written as it is read, and one of the six; its query comes along.
 * Undefined for any other, which opens nothing.
 */
export function deepLink(link: unknown, origin: string): Path | undefined {
  if (typeof link !== "string" || !link.startsWith(`${origin}/`)) return undefined;
  const path = safePath(link.slice(origin.length).replace(/#.*$/s, ""), undefined);
  if (!path) return undefined;
  const { pathname, search } = new URL(path, origin);
  // a browser would read it otherwise: dots, and letters that it encodes
  return pathname + search === path && allowed.test(pathname) ? path : undefined;
}
