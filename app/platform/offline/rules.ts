/** Kinds of pages readable without a network; only the newest copy of each kind is stored. */
export type CopyKind = "list" | "store-list" | "order" | "stores" | "store";

const kinds: [CopyKind, RegExp][] = [
  ["list", /^\/profile\/lists\/(\d+|favourites|usual)$/],
  ["store-list", /^\/profile\/lists\/\d+\/store$/],
  ["order", /^\/profile\/orders\/\d+$/],
  ["stores", /^\/negozi$/],
  ["store", /^\/negozi\/[\w-]+$/],
];

/** Returns the kind of an address; undefined for all others. */
export const kindOf = (pathname: string): CopyKind | undefined =>
  kinds.find(([, address]) => address.test(pathname))?.[0];

/** True for the kinds that visitors may store, too. */
export const isForAll = (pathname: string): boolean => /^stores?$/.test(kindOf(pathname) ?? "");

/**
 * Header with a page's reader, its language, and the permission to store a copy. Without it the
 * reader is unknown.
 */
export const readerHeader = "X-Shop-Reader";

/** `name` identifies one login; it is "visitor" for all visitors. */
export type Reader = { name: string; locale: "it" | "en"; keeps: boolean };

export const visitorName = "visitor";

/** Returns the header's value for `readReader`. */
export const writeReader = ({ name, locale, keeps }: Reader): string =>
  [name, locale, ...(keeps ? ["keep"] : [])].join(" ");

/** Parses the header; undefined if the shop has not written it. */
export function readReader(header: string | null): Reader | undefined {
  const [, name, locale, keep] = /^([\w-]{1,64}) (it|en)( keep)?$/.exec(header ?? "") ?? [];
  if (name === undefined) return undefined;
  return { name, locale: locale === "en" ? "en" : "it", keeps: keep !== undefined };
}

/** The parts of a response that decide if it is stored. */
export type Answered = Pick<Response, "status" | "type" | "redirected" | "headers">;

const isHtml = (headers: Headers) => /^text\/html\b/.test(headers.get("Content-Type") ?? "");

/**
 * Returns the kind of copy a response may be stored as, else undefined. It must be a whole page of
 * ours, opened by the browser at its address without query, with the shop's permission. Fragments,
 * redirects, errors, partial content and cross-origin responses are not stored.
 */
export function keptAs(
  { method, mode, url, headers }: Pick<Request, "method" | "mode" | "url" | "headers">,
  answer: Answered,
): CopyKind | undefined {
  const { pathname, search } = new URL(url);
  const isOpened = method === "GET" && mode === "navigate" && !headers.has("Range");
  const isWhole = answer.status === 200 && answer.type === "basic" && !answer.redirected;
  if (!isOpened || !isWhole || search !== "" || !isHtml(answer.headers)) return undefined;
  return readReader(answer.headers.get(readerHeader))?.keeps ? kindOf(pathname) : undefined;
}

/**
 * Max age of a copy, in ms: after a week the browser may have another user. A login that is not
 * remembered lasts as long.
 */
const longestKept = 7 * 86_400_000;

/** True if a copy is too old to show, or from the future. */
export const isTooOld = (keptAt: number, now: number): boolean =>
  !(keptAt <= now && now - keptAt < longestKept);

/**
 * True for requests that change the reader: these forms, and the pages a shopper returns to after a
 * login elsewhere. Copies are removed before the response.
 */
export const changesReader = (method: string, pathname: string): boolean =>
  (method === "POST" && /^\/(login|logout|profile\/delete)\/?$/i.test(pathname)) ||
  /^\/((ebsn\/)?api\/(saml|social-redir)\/|registration\/confirm\/?$)/i.test(pathname);

/** Returns the pages that a form of the shop removes: those of a list that its owner deletes. */
export const endedBy = (method: string, pathname: string): string[] => {
  const [, list] = /^(\/profile\/lists\/\d+)\/delete\/?$/i.exec(pathname) ?? [];
  return method === "POST" && list ? [list, `${list}/store`].map((path) => path.toLowerCase()) : [];
};

/** True for a page that no longer exists for this reader; its copy is removed, too. */
export const isGone = ({ status }: Pick<Response, "status">): boolean => [403, 404, 410].includes(status);

/**
 * True if a page of the shop sent the form: another site's input must not return as the shop's own.
 */
export const isOwnForm = ({ referrer, url }: Pick<Request, "referrer" | "url">): boolean =>
  URL.canParse(referrer) && new URL(referrer).origin === new URL(url).origin;

/**
 * Returns an address as a link within the shop, never to another host, even if the path starts with
 * slashes.
 */
export const linkTo = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname.replace(/^\/+/, "/") + search;
};

/** True for a file whose name contains a hash of its content. */
export const isAsset = (path: string): boolean => /^\/(assets|chain)\/[^?#]+\.(css|js|woff2)$/.test(path);
