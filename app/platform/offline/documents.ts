import * as marks from "~/lib/marks";

/** The worker's texts in one language; `{when}` is replaced by a date and time. */
export type OfflineTexts = {
  copy: string;
  late: string;
  kept: string;
  nothingKept: string;
  unsentTitle: string;
  unsentText: string;
  unsentSend: string;
  unsentLost: string;
};

/** Escapes text for HTML, also for values in double quotes. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const looks =
  "<style>.frozen{display:contents}.copy-note{margin:0 0 1rem;padding:.75rem 1rem;background:var(--tint);border-left:4px solid var(--warn)}</style>";

/** Removes scripts, and links that prefetch other pages or delay rendering. */
const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b[^]*?<\/script>|<link rel="(prefetch|expect)"[^>]*>/g, "")
    .replace("</head>", () => `${looks}</head>`);

/** Returns a read-only copy of the page: no script, disabled forms, and a note on top. */
export function asCopy(html: string, note: string): string {
  const top = `<p class="copy-note" role="note">${escaped(note)}</p>`;
  const read = withoutScripts(html)
    .replace(/<form\b[^>]*>/g, (form) => `${form}<fieldset disabled class="frozen">`)
    .replaceAll("</form>", "</fieldset></form>");
  const start = /<main\b/.test(read) ? /<main\b[^>]*>/ : /<body\b[^>]*>/;
  return read.replace(start, (tag) => tag + top);
}

const personalElement = new RegExp(`<(\\w+)[^>]* ${marks.personal}[^]*?</\\1>`, "g");

/** Removes the elements with names and addresses of persons. */
export const withoutPersonal = (html: string): string => html.replace(personalElement, "");

const policy = (...more: string[]) =>
  [
    "default-src 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src * data:",
    "font-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...more,
  ].join("; ");

/** Policy of a copy: the browser blocks its scripts and forms. */
export const copyPolicy = policy(
  "form-action 'none'",
  "sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox",
);

/** Policy of the worker's own pages, whose form may be submitted. */
export const ownPolicy = policy("form-action 'self'");

/** A stored page; `keptAt` is epoch ms. */
export type KeptPage = { path: string; title: string; keptAt: number };

/** Replaces `{when}` in `words` with the date and time in Rome. */
export function dated(words: string, at: number, locale: string): string {
  const form = new Intl.DateTimeFormat(locale, {
    timeZone: "Europe/Rome",
    dateStyle: "long",
    timeStyle: "short",
  });
  return words.replace("{when}", () => form.format(at));
}

/** Returns a page's title as HTML, without the tenant's name. */
export const titleOf = (html: string): string => /<title>([^<]*?)( · [^<]*)?<\/title>/.exec(html)?.[1] ?? "";

/**
 * Returns the offline page (frame/routes/offline.tsx) for the requested address, with links to the
 * stored pages.
 */
export function offlinePage(
  html: string,
  asked: string,
  pages: KeptPage[],
  texts: OfflineTexts,
  locale: string,
): string {
  const links = pages.map(
    ({ path, title, keptAt }) =>
      `<li><a class="link" href="${escaped(path)}">${title || escaped(path)}</a> <span class="quiet">${escaped(dated(texts.kept, keptAt, locale))}</span></li>`,
  );
  const list = links.length > 0 ? `<ul>${links.join("")}</ul>` : `<p>${escaped(texts.nothingKept)}</p>`;
  return withoutScripts(html)
    .replaceAll('href="/offline"', () => `href="${escaped(asked)}"`)
    .replace('<div id="copies"></div>', () => `<div id="copies">${list}</div>`);
}

/**
 * Fields of a form; undefined if a file or a password is among them, which no page may contain
 * again.
 */
export type Typed = [name: string, value: string][] | undefined;

const isSecret = (name: string) => /passw|token|captcha|turnstile/i.test(name);

/**
 * Returns the fields of a form sent without a network; undefined if a page may not contain them.
 */
export function typedIn(fields: Iterable<[string, FormDataEntryValue]>): Typed {
  const typed: [string, string][] = [];
  for (const [name, value] of fields) {
    if (typeof value !== "string" || isSecret(name)) return undefined;
    typed.push([name, value]);
  }
  return typed;
}

/**
 * Returns the page for a form that was not sent. The input is only in this page, for the shopper to
 * send again; it is never sent automatically.
 */
export function unsentPage(html: string, action: string, typed: Typed, texts: OfflineTexts): string {
  const fields = (typed ?? []).map(
    // the browser drops a line break at the beginning of a textarea
    ([name, value]) => `<textarea hidden name="${escaped(name)}">\n${escaped(value)}</textarea>`,
  );
  const send = `<form method="post" action="${escaped(action)}">${fields.join("")}<button class="btn btn-primary">${escaped(texts.unsentSend)}</button></form>`;
  const main = `<h1 class="title">${escaped(texts.unsentTitle)}</h1><p>${escaped(typed ? texts.unsentText : texts.unsentLost)}</p>${typed ? send : ""}`;
  return withoutScripts(html).replace(
    /(<main\b[^>]*>)[^]*<\/main>/,
    (_all, start: string) => `${start}<div class="empty">${main}</div></main>`,
  );
}
