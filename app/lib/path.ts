declare const ours: unique symbol;

/** An address of this shop without its host, "/x?y#z": taken from the table (page/paths.ts) or checked by `safePath`. */
export type Path = string & { readonly [ours]: true };

/** A segment, or with a list several. */
type Segment = number | string | readonly string[];

/**
 * The address that a template names, each value in it encoded: a value stays one segment, so it can add no other segment, no query and no
 * host. Half a character becomes U+FFFD.
 */
export function path(fixed: TemplateStringsArray, ...values: Segment[]): Path {
  const written = values.map((value) => [value].flat().map(encodeSegment).join("/"));
  return String.raw({ raw: fixed }, ...written) as Path;
}

/** Browsers resolve a segment of one or two dots even when it is encoded once, so it is encoded twice. */
function encodeSegment(value: number | string): string {
  const text = String(value).replace(/\p{Surrogate}/gu, "\ufffd");
  return /^\.\.?$/.test(text) ? text.replaceAll(".", "%252E") : encodeURIComponent(text);
}

// What rooms below page/ lead to; the table takes these from here.
export const homePath = "/" as Path;
export const searchPath = "/search" as Path;
export const scanPath = "/search/scan" as Path;
export const loginPath = "/login" as Path;
export const resumePath = "/resume" as Path;
export const serviceDownPath = "/service-down" as Path;
export const completeProfilePath = "/profile/complete" as Path;
export const paymentReturnPath = (orderId: number | string) => path`/cart/payment-return/${orderId}`;
export const userboardPath = "/userboard" as Path;
export const installPath = "/install" as Path;

/**
 * The path a visitor may be sent to: an absolute path of this site ("/x?y#z") of at most 2000 characters, written as a header carries it
 * (see `headerPath`), else `fallback`.
 */
export function safePath<F extends Path | undefined>(value: unknown, fallback: F): Path | F {
  const written = typeof value === "string" && value.length <= maxLength ? headerPath(value) : undefined;
  return written !== undefined && written.length <= maxLength ? written : fallback;
}

const maxLength = 2000;

/**
 * A path of this site as a header carries it: letters beyond ASCII and spaces come out encoded. Undefined for what a browser reads as
 * another site ("//evil", "/\\evil", "https:...", "/..//evil" once its dots are resolved), for control characters, which browsers drop
 * before they read, and for half a character.
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
export const withHash = (path: Path, id: string): Path => `${path}#${encodeSegment(id)}` as Path;

/** Name of the field and query parameter that hold the page to go to afterwards. */
export const backField = "back";

/** The address of a page with the page to return to: `/login?back=/cart`. */
export const withBack = (path: Path, back: Path): Path => withQuery(path, { [backField]: back });

/** The page to go to afterwards, read from a query or a form, else `fallback`; never another site. */
export const readBack = (fields: { get(name: string): unknown }, fallback: Path): Path =>
  safePath(fields.get(backField), fallback);
