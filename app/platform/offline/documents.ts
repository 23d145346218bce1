import * as marks from "~/lib/marks";

/** What the worker says, in one language; `{when}` stands for a date and time. */
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

/** Escaped for text and for values in double quotes. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const looks =
  "<style>.frozen{display:contents}.copy-note{margin:0 0 1rem;padding:.75rem 1rem;background:var(--tint);border-left:4px solid var(--warn)}</style>";

/** Without scripts, and without what a browser would fetch for other pages or hold this one back for. */
const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b[^]*?<\/script>|<link rel="(prefetch|expect)"[^>]*>/g, "")
    .replace("</head>", () => `${looks}</head>`);

/** The page to be read alone: no script, no form that can be used, and words on top of it that say so. */
export function asCopy(html: string, note: string): string {
  const top = `<p class="copy-note" role="note">${escaped(note)}</p>`;
  const read = withoutScripts(html)
    .replace(/<form\b[^>]*>/g, (form) => `${form}<fieldset disabled class="frozen">`)
    .replaceAll("</form>", "</fieldset></form>");
  const start = /<main\b/.test(read) ? /<main\b[^>]*>/ : /<body\b[^>]*>/;
  return read.replace(start, (tag) => tag + top);
}

const personalElement = new RegExp(`<(\\w+)[^>]* ${marks.personal}[^]*?</\\1>`, "g");

/** The page without the elements that name somebody or show where they live. */
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

/** The policy of a copy: the browser itself runs no script in it and sends no form of it. */
export const copyPolicy = policy(
  "form-action 'none'",
  "sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox",
);

/** That of the worker's own pages, whose form may be sent. */
export const ownPolicy = policy("form-action 'self'");

export type KeptPage = { path: string; title: string; keptAt: number };

/** `words` with the date and time in Rome for `{when}`. */
export function dated(words: string, at: number, locale: string): string {
  const form = new Intl.DateTimeFormat(locale, {
    timeZone: "Europe/Rome",
    dateStyle: "long",
    timeStyle: "short",
  });
  return words.replace("{when}", () => form.format(at));
}

/** What a page is called, without the chain's name, as the HTML it stands in. */
export const titleOf = (html: string): string => /<title>([^<]*?)( · [^<]*)?<\/title>/.exec(html)?.[1] ?? "";

/** The offline page (frame/routes/offline.tsx) at the address that was asked for, with what can be read now. */
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

/** What was typed, as a form's fields; a file or a password is no text that may stand in a page again. */
export type Typed = [name: string, value: string][] | undefined;

const isSecret = (name: string) => /passw|token|captcha|turnstile/i.test(name);

/** The fields of a form that was sent without a network; undefined where they may not stand in a page. */
export function typedIn(fields: Iterable<[string, FormDataEntryValue]>): Typed {
  const typed: [string, string][] = [];
  for (const [name, value] of fields) {
    if (typeof value !== "string" || isSecret(name)) return undefined;
    typed.push([name, value]);
  }
  return typed;
}

/** Says that a form was not sent. What was typed waits in this page alone for the shopper to send it again: nothing is sent by itself. */
export function unsentPage(html: string, action: string, typed: Typed, texts: OfflineTexts): string {
  const fields = (typed ?? []).map(
    // a line break at the beginning of a textarea is left out by the browser
    ([name, value]) => `<textarea hidden name="${escaped(name)}">\n${escaped(value)}</textarea>`,
  );
  const send = `<form method="post" action="${escaped(action)}">${fields.join("")}<button class="btn btn-primary">${escaped(texts.unsentSend)}</button></form>`;
  const main = `<h1 class="title">${escaped(texts.unsentTitle)}</h1><p>${escaped(typed ? texts.unsentText : texts.unsentLost)}</p>${typed ? send : ""}`;
  return withoutScripts(html).replace(
    /(<main\b[^>]*>)[^]*<\/main>/,
    (_all, start: string) => `${start}<div class="empty">${main}</div></main>`,
  );
}
