import type { Page } from "@playwright/test";

/** State of our own script in a browser: it runs, it is switched off, or its bundle answers 500. */
export type Script = "on" | "off" | "blocked";

/** Browser errors about a bundle that answers 500, as intended in the project "blocked". */
const blockedBundle =
  /Failed to load resource: the server responded with a status of 500|error loading dynamically imported module|Failed to fetch dynamically/i;
/** Chromium logs the status of every refused request, also of a page whose words the test reads. */
const refusedRequest = /the server responded with a status of (400|403|404|410|413|421|422|429|503)/;
/**
 * Documents, and the forms and fragments that our script fetches instead; never a style, picture or
 * script.
 */
const pageRequests = ["document", "fetch"];

/**
 * Chromium logs either warning about an early requested picture, in projects without pictures
 * (chromium.ts).
 */
const undrawnPicture =
  /^warning: (A preload for '[^']+' is found, but is not used because image loading is disabled|The resource \S+\.(?:webp|png|jpe?g|svg) was preloaded using link preload but not used)/;

/** Playwright's message if a project blocks the shop's service worker (playwright.config.ts). */
const keptOut = "Service Worker registration blocked by Playwright";

/** Chromium's error for each file still loading when a test cuts the network (offline.spec.ts). */
const withoutNetwork = "net::ERR_INTERNET_DISCONNECTED";

/**
 * Collects console errors, warnings and failed requests; a clean page has none. `drawn`: this
 * project draws pictures.
 */
export function watch(page: Page, script: Script, drawn: boolean): () => string[] {
  const seen: { text: string; url: string }[] = [];
  const pageUrls = new Set<string>();
  page.on("response", (response) => {
    if (pageRequests.includes(response.request().resourceType())) pageUrls.add(response.url());
  });
  const keep = (text: string, url = "") => {
    if (!drawn && undrawnPicture.test(text)) return;
    if (text.endsWith(keptOut) || text.endsWith(withoutNetwork)) return;
    if (script === "blocked" && blockedBundle.test(text)) return;
    seen.push({ text, url });
  };
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      keep(`${message.type()}: ${message.text()}`, message.location().url);
  });
  page.on("pageerror", (error) => keep(`page error: ${error.message}`));
  return () =>
    seen
      .filter(({ text, url }) => !(refusedRequest.test(text) && pageUrls.has(url)))
      .map(({ text, url }) => (refusedRequest.test(text) ? `${text} ${url}` : text));
}
