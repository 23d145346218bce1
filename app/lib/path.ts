declare const ours: unique symbol;

/** An address of this shop without its host, "/x?y#z": taken from the table (page/paths.ts) or checked by `safePath`. */
export type Path = string & { readonly [ours]: true };

// What rooms below page/ lead to; the table takes these from here.
export const homePath = "/" as Path;
export const searchPath = "/search" as Path;
export const scanPath = "/search/scan" as Path;
export const loginPath = "/login" as Path;
export const serviceDownPath = "/service-down" as Path;
export const completeProfilePath = "/profile/complete" as Path;
export const paymentReturnPath = "/cart/payment-return" as Path;
export const userboardPath = "/userboard" as Path;
export const installPath = "/install" as Path;

/**
 * The path a visitor may be sent to: an absolute path of this site ("/x?y#z"), else `fallback`. Refuses what a browser reads as another
 * site ("//evil", "/\evil", "https:...", "/..//evil" once its dots are resolved), control characters (which browsers drop before they read) and over 2000 characters. What a header
 * cannot carry (letters beyond ASCII, spaces) comes out encoded.
 */
export function safePath<F extends Path | undefined>(value: unknown, fallback: F): Path | F {
  const written = typeof value === "string" && value.length <= longest ? forHeader(value) : undefined;
  return isOurs(written) ? written : fallback;
}

const longest = 2000;

/** Undefined for half a character. */
function forHeader(path: string): string | undefined {
  try {
    return path.replace(/[ \u0080-\uffff]+/g, encodeURIComponent);
  } catch {
    return undefined;
  }
}

function isOurs(value: unknown): value is Path {
  if (typeof value !== "string" || value.length > longest) return false;
  if (!/^\/(?![/\\])/.test(value) || hasControlCharacter(value) || value.includes("\\")) return false;
  try {
    const { host, pathname } = new URL(value, "http://site.invalid");
    return host === "site.invalid" && !pathname.startsWith("//");
  } catch {
    return false;
  }
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < " " || character === "\u007f");
}

/** The address that a browser has read, without its host; undefined where that would be another site, once it stands alone. */
export const readPath = ({ pathname, search }: URL): Path | undefined =>
  pathname.startsWith("//") ? undefined : ((pathname + search) as Path);

/** A path with fields added to its query. Slashes stay as they are, so that the address of a page within it can be read. */
export function withQuery(path: Path, query: URLSearchParams | Record<string, string>): Path {
  const fields = new URLSearchParams(query).toString().replace(/%2F/g, "/");
  return ((fields && path + (path.includes("?") ? "&" : "?") + fields) || path) as Path;
}

/** An address without the place on its page. */
export const withoutHash = (address: string): string => address.replace(/#.*$/s, "");

/** An address's path alone, without what is asked of it. */
export const pathnameOf = (address: string): string => address.replace(/[?#].*$/s, "");

/** An address and a place on its page, by its id. */
export const withHash = (path: Path, id: string): Path => `${path}#${id}` as Path;

/** Name of the field and query parameter that hold the page to go to afterwards. */
export const backField = "back";

/** The address of a page with the page to return to: `/login?back=/cart`. */
export const withBack = (path: Path, back: Path): Path => withQuery(path, { [backField]: back });

/** The page to go to afterwards, read from a query or a form, else `fallback`; never another site. */
export const readBack = (fields: { get(name: string): unknown }, fallback: Path): Path =>
  safePath(fields.get(backField), fallback);
