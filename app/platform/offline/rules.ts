/** What may be read without a network. One copy of each kind is kept, the newest. */
export type CopyKind = "list" | "store-list" | "order" | "stores" | "store";

const kinds: [CopyKind, RegExp][] = [
  ["list", /^\/profile\/lists\/(\d+|favourites|usual)$/],
  ["store-list", /^\/profile\/lists\/\d+\/store$/],
  ["order", /^\/profile\/orders\/\d+$/],
  ["stores", /^\/negozi$/],
  ["store", /^\/negozi\/[\w-]+$/],
];

/** What an address shows of that; undefined for all others. */
export const kindOf = (pathname: string): CopyKind | undefined =>
  kinds.find(([, address]) => address.test(pathname))?.[0];

/** Of these a visitor has copies, too. */
export const isForAll = (pathname: string): boolean => /^stores?$/.test(kindOf(pathname) ?? "");

/** Says on a page who reads it and in which language, and whether a copy may be kept. Without it nobody knows. */
export const readerHeader = "X-Shop-Reader";

/** `name`: the same for one login alone, and "visitor" for all who are not signed in. */
export type Reader = { name: string; locale: "it" | "en"; keeps: boolean };

export const visitorName = "visitor";

/** The header's value, as `readReader` reads it. */
export const writeReader = ({ name, locale, keeps }: Reader): string =>
  [name, locale, ...(keeps ? ["keep"] : [])].join(" ");

/** Undefined for what the shop has not written. */
export function readReader(header: string | null): Reader | undefined {
  const [, name, locale, keep] = /^([\w-]{1,64}) (it|en)( keep)?$/.exec(header ?? "") ?? [];
  if (name === undefined) return undefined;
  return { name, locale: locale === "en" ? "en" : "it", keeps: keep !== undefined };
}

/** What of an answer decides whether it is kept. */
export type Answered = Pick<Response, "status" | "type" | "redirected" | "headers">;

const isHtml = (headers: Headers) => /^text\/html\b/.test(headers.get("Content-Type") ?? "");

/**
 * The kind of copy that an answer may be kept as: a whole page of ours that a browser has opened at its bare address, with the shop's own leave;
 * undefined for everything else. A piece of a page, a redirect, a refusal, a part of a file and what somebody else answers are none.
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

/** Milliseconds: who has not come for a week may be somebody else. It is how long a login lasts that is not remembered. */
const longestKept = 7 * 86_400_000;

/** Whether a copy is shown no more; one from the future is too old, too. */
export const isTooOld = (keptAt: number, now: number): boolean =>
  !(keptAt <= now && now - keptAt < longestKept);

/** Forms sent to the first change who is signed in, and so does whoever comes back to the others: what is kept goes before they are answered. */
export const changesReader = (method: string, pathname: string): boolean =>
  (method === "POST" && /^\/(login|logout|profile\/delete)\/?$/i.test(pathname)) ||
  /^\/((ebsn\/)?api\/(saml|social-redir)\/|registration\/confirm\/?$)/i.test(pathname);

/** The pages that are no more once a form of the shop's own was sent there: those of a list that its owner deletes. */
export const endedBy = (method: string, pathname: string): string[] => {
  const [, list] = /^(\/profile\/lists\/\d+)\/delete\/?$/i.exec(pathname) ?? [];
  return method === "POST" && list ? [list, `${list}/store`].map((path) => path.toLowerCase()) : [];
};

/** What the shop answers for a page that is not there for this reader any more: its copy goes, too. */
export const isGone = ({ status }: Pick<Response, "status">): boolean => [403, 404, 410].includes(status);

/** Whether a page of the shop itself has sent a form: what another site filled in must not come back as the shop's own. */
export const isOwnForm = ({ referrer, url }: Pick<Request, "referrer" | "url">): boolean =>
  URL.canParse(referrer) && new URL(referrer).origin === new URL(url).origin;

/** An address of the shop as a link to it is written; never one of another host, whatever it begins with. */
export const linkTo = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname.replace(/^\/+/, "/") + search;
};

/** A file whose name changes with what is in it. */
export const isAsset = (path: string): boolean => /^\/(assets|chain)\/[^?#]+\.(css|js|woff2)$/.test(path);
