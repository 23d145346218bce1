import type { Context } from "hono";
import { shortCode } from "~/lib/words/short-code";
import type { Locale } from "~/model/locale";
import type { PlatformEnv } from "../../env";
import { acceptsData, jsonError } from "./accepts";

type LastStatus = 400 | 403 | 405 | 408 | 413 | 421 | 500 | 503;
/** A status, or a reason with a text of its own. */
type Last = LastStatus | "insecure" | "maintenance";

const statusOf = (last: Last): LastStatus =>
  last === "insecure" ? 403 : last === "maintenance" ? 503 : last;

/** Texts that replace the page's own. */
export type OwnWords = { locale: Locale; title: string; text: string; home: string };

/** `Retry-After` in seconds: 30 for a backend that is down, 600 for maintenance. */
const retryAfter = (last: Last): Record<string, string> =>
  statusOf(last) === 503 ? { "Retry-After": last === "maintenance" ? "600" : "30" } : {};

// Not in i18n: this page must work when tenants, texts and Remix fail.
const pages: Record<Last, { title: string; text: string }> = {
  insecure: {
    title: "Connessione non sicura",
    text: "Quello che hai scritto è arrivato senza protezione, quindi non l'abbiamo letto. Riapri il negozio dall'indirizzo che comincia con https e riprova.",
  },
  400: { title: "Richiesta non leggibile", text: "Torna indietro e riprova." },
  403: {
    title: "Richiesta non accettata",
    text: "Il modulo non è partito da questo sito, quindi non abbiamo cambiato nulla. Torna al negozio e ripeti l'operazione.",
  },
  405: { title: "Richiesta non prevista", text: "Torna al negozio e riprova da lì." },
  408: {
    title: "Il modulo non è arrivato",
    text: "La connessione è troppo lenta: non abbiamo cambiato nulla. Torna indietro e invialo di nuovo.",
  },
  413: { title: "Testo troppo lungo", text: "Torna indietro, accorcia quello che hai scritto e riprova." },
  421: { title: "Qui non c'è nessun negozio", text: "Controlla l'indirizzo che hai scritto." },
  500: {
    title: "Qualcosa non ha funzionato",
    text: "È un errore nostro. Quello che hai nel carrello è al sicuro: riprova tra qualche minuto.",
  },
  maintenance: { title: "Torniamo presto", text: "Il negozio è chiuso per lavori." },
  503: {
    title: "Torniamo subito",
    text: "Il negozio non risponde. Quello che hai nel carrello è al sicuro: riprova tra qualche minuto.",
  },
};

const style =
  "body{margin:0;background:#f6f4ef;color:#1d1b18;font:1.0625rem/1.5 system-ui,sans-serif}" +
  "main{max-width:32rem;margin:18vh auto 0;padding:0 1.25rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}" +
  "a{display:inline-block;margin:1rem 0;padding:.75rem 1.25rem;border-radius:.5rem;background:#1d1b18;color:#fff;text-decoration:none}" +
  "small{display:block;color:#5c574e}";

const escape = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

/**
 * Returns a complete Italian page without framework, tenant or text files, for when those fail. It
 * shows the beginning of the request id, and its own policy allows only its one style. 421 has no
 * link to the home page, because the host belongs to no tenant.
 */
export function lastResortPage(last: Last, requestId: string, own?: OwnWords): Response {
  const { title, text } = own ?? pages[last];
  const status = statusOf(last);
  const nonce = crypto.randomUUID();
  const home = status === 421 ? "" : `<a href="/">${own?.home ?? "Vai alla pagina iniziale"}</a>`;
  const html =
    `<!doctype html><html lang="${own?.locale ?? "it"}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${escape(title)}</title><style nonce="${nonce}">${style}</style></head>` +
    `<body><main><h1>${escape(title)}</h1><p>${escape(text)}</p>${home}<small>${own?.locale === "en" ? "Request code" : "Codice della richiesta"}: ${escape(shortCode(requestId))}</small></main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      "Cache-Control": "no-store",
      ...retryAfter(last),
    },
  });
}

/** Returns the last-resort page for this request; JSON if the client accepts data. */
export function lastResort(c: Context<PlatformEnv>, last: Last, own?: OwnWords): Response {
  const requestId = c.var.requestId ?? "";
  return acceptsData(c.req.raw)
    ? jsonError(statusOf(last), requestId, retryAfter(last))
    : lastResortPage(last, requestId, own);
}
