declare const ours: unique symbol;

/**
 * An address of this shop without its host, "/x?y#z": from the table (page/paths.ts) or checked by
 * `safePath`.
 */
export type Path = string & { readonly [ours]: true };

/** A segment, or several as a list. */
type Segment = number | string | readonly string[];

/**
 * Builds an address from a template and encodes each value. A value stays one segment: it cannot
 * add a segment, a query or a host. A lone surrogate becomes U+FFFD.
 */
export function path(fixed: TemplateStringsArray, ...values: Segment[]): Path {
  const written = values.map((value) => [value].flat().map(encodeSegment).join("/"));
  return String.raw({ raw: fixed }, ...written) as Path;
}

/**
 * Encodes a segment of one or two dots twice, because browsers resolve it even when encoded once.
 */
function encodeSegment(value: number | string): string {
  const text = String(value).replace(/\p{Surrogate}/gu, "\ufffd");
  return /^\.\.?$/.test(text) ? text.replaceAll(".", "%252E") : encodeURIComponent(text);
}

// Paths used by layers below page/; the table takes these from here.
export const homePath = "/" as Path;
export const searchPath = "/search" as Path;
export const scanPath = "/search/scan" as Path;
export const loginPath = "/login" as Path;
export const resumePath = "/resume" as Path;
export const serviceDownPath = "/service-down" as Path;
export const completeProfilePath = "/profile/complete" as Path;
/** Page to which the payment provider returns the shopper. */
export const paymentReturnPath = (orderId: number | string) => path`/cart/payment-return/${orderId}`;
export const userboardPath = "/userboard" as Path;
export const installPath = "/install" as Path;

/**
 * Returns a safe redirect target: an absolute path of this site ("/x?y#z") of at most 2000
 * characters, written for a header (see `headerPath`); else `fallback`.
 */
export function safePath<F extends Path | undefined>(value: unknown, fallback: F): Path | F {
  const written = typeof value === "string" && value.length <= maxLength ? headerPath(value) : undefined;
  return written !== undefined && written.length <= maxLength ? written : fallback;
}

const maxLength = 2000;

/**
 * Returns a path of this site as a header carries it: spaces and non-ASCII letters are encoded.
 * Undefined for:
 * - another site to a browser ("//evil", "/\\evil", "https:...", "/..//evil" after its dots are
 *   resolved)
 * - control characters, which browsers drop before parsing
 * - a lone surrogate
 */
export function headerPath(text: string): Path | undefined {
  try {
    const written = text.replace(/[ \u0080-\uffff]+/g, encodeURIComponent);
    return isOurs(written) ? written : undefined;
  } catch {
    return undefined;
  }
}

function isOurs(text: string): text is Path {
  if (!/^\/(?![/\\])/.test(text) || hasControlCharacter(text) || text.includes("\\")) return false;
  const { host, pathname } = new URL(text, "http://site.invalid");
  return host === "site.invalid" && !pathname.startsWith("//");
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < " " || character === "\u007f");
}

/**
 * Returns a parsed address without its host; undefined if a browser would read that as another
 * site.
 */
export const readPath = ({ pathname, search }: URL): Path | undefined =>
  pathname.startsWith("//") ? undefined : ((pathname + search) as Path);

/** Adds fields to a path's query. Slashes stay unencoded to keep a nested page address readable. */
export function withQuery(path: Path, query: URLSearchParams | Record<string, string>): Path {
  const fields = new URLSearchParams(query).toString().replace(/%2F/g, "/");
  return ((fields && path + (path.includes("?") ? "&" : "?") + fields) || path) as Path;
}

/** Removes the fragment from an address. */
export const withoutHash = (address: string): string => address.replace(/#.*$/s, "");

/** Returns the path of an address, without query and fragment. */
export const pathnameOf = (address: string): string => address.replace(/[?#].*$/s, "");

/** Adds an element's id to an address as its fragment. */
export const withHash = (path: Path, id: string): Path => `${path}#${encodeSegment(id)}` as Path;

/** Name of the field and query parameter with the page to return to. */
export const backField = "back";

/** Adds the page to return to: `/login?back=/cart`. */
export const withBack = (path: Path, back: Path): Path => withQuery(path, { [backField]: back });

/** Reads the page to return to from a query or a form, else `fallback`; never another site. */
export const readBack = (fields: { get(name: string): unknown }, fallback: Path): Path =>
  safePath(fields.get(backField), fallback);
