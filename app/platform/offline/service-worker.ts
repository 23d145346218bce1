import { cacheNames } from "workbox-core";
import { enable as enablePreload } from "workbox-navigation-preload";
import { addPlugins, matchPrecache, precache } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";
import { badgeNote } from "~/lib/badge";
import { assetCache, keepSheets, trimAssets } from "./assets";
import { isCopyCache, openCopies } from "./copies";
import {
  asCopy,
  copyPolicy,
  dated,
  offlinePage,
  ownPolicy,
  typedIn,
  unsentPage,
  withoutPersonal,
} from "./documents";
import { orInstead } from "./patience";
import {
  changesReader,
  endedBy,
  isAsset,
  isGone,
  isOwnForm,
  keptAs,
  linkTo,
  readerHeader,
  readReader,
  visitorName,
} from "./rules";
import { scope } from "./scope";

const offlineAt = (locale: string) => `/offline?lng=${locale}`;

const page = (html: string, status: number, policy: string): Response =>
  new Response(html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "Cache-Control": "no-store",
    },
  });

/**
 * True if the shop responds although the browser reports no network: some do while a virtual
 * network is down.
 */
const isReached = (): Promise<boolean> =>
  fetch("/sw.js", { cache: "no-cache" }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Runs work in the background and ignores its errors: the page is shown even if the browser has no
 * room or its cache storage fails.
 */
const beside = (event: ExtendableEvent, work: () => Promise<unknown>) =>
  event.waitUntil(work().catch(() => undefined));

/**
 * Starts the shop's service worker (record 162). Pages come from the network; copies are stored
 * after the response and never delay it. It never reloads a page; a new version handles the next
 * requests.
 */
export function startWorker(): void {
  const { revision, texts } = scope.shopOffline;
  const copies = openCopies(caches);

  /** Returns the offline page in the last reader's language. */
  async function offline() {
    const locale = (await copies.locale().catch(() => undefined)) ?? "it";
    return { html: (await (await matchPrecache(offlineAt(locale)))?.text()) ?? "", locale };
  }

  /** Returns the copy of a page, with a note that explains it. */
  async function copyOf(url: string, why: "copy" | "late"): Promise<Response | undefined> {
    const copy = await copies.find(url).catch(() => undefined);
    if (!copy) return undefined;
    const locale = /<html lang="en"/.test(copy.html) ? "en" : "it";
    return page(asCopy(copy.html, dated(texts[locale][why], copy.keptAt, locale)), 200, copyPolicy);
  }

  /** Returns a page's copy, else the offline page with the stored pages. */
  async function answerOffline(url: string): Promise<Response> {
    const copy = await copyOf(url, "copy");
    if (copy) return copy;
    const { html, locale } = await offline();
    if (!html) return Response.error();
    const kept = await copies.all().catch(() => []);
    return page(offlinePage(html, linkTo(url), kept, texts[locale], locale), 503, ownPolicy);
  }

  // Before Workbox adds its own listener with the first route: `respondWith` stops later listeners.
  scope.addEventListener("fetch", (event) => {
    const { method, url } = event.request;
    const { pathname } = new URL(url);
    if (changesReader(method, pathname)) beside(event, () => copies.forget());
    // the worker does not see the form's response; if the deletion is rejected, the next visit to
    // the list stores its copy again
    const ended = endedBy(method, pathname);
    if (ended.length > 0 && scope.navigator.onLine && isOwnForm(event.request))
      beside(event, () => copies.end(ended));
  });

  // loaded without cookies, because a signed-in shopper's page is private
  addPlugins([
    {
      requestWillFetch: async ({ request }) => new Request(request, { credentials: "omit" }),
      cacheDidUpdate: async ({ newResponse }) => keepSheets(await newResponse.clone().text()),
    },
  ]);
  precache(["it", "en"].map((locale) => ({ url: offlineAt(locale), revision })));

  const kept = new CacheFirst({
    cacheName: assetCache,
    plugins: [
      {
        // the present theme at another theme's address is not immutable
        cacheWillUpdate: async ({ response }) =>
          response.status === 200 && /immutable/.test(response.headers.get("Cache-Control") ?? "")
            ? response
            : null,
        cacheDidUpdate: trimAssets,
      },
    ],
  });
  registerRoute(
    ({ sameOrigin, url, request }) => sameOrigin && isAsset(url.pathname) && !request.headers.has("Range"),
    // if the cache storage fails, the file comes from the network
    (asked) => kept.handle(asked).catch(() => fetch(asked.request)),
  );

  enablePreload();
  const network = new NetworkOnly({
    plugins: [
      {
        handlerWillStart: async ({ state }) => {
          if (state) state.asked = Date.now();
        },
        // this callback alone also gets navigation preload responses, which start before the worker
        handlerWillRespond: async ({ request, response, event, state }) => {
          const reader = readReader(response.headers.get(readerHeader));
          const asked = Number(state?.asked);
          const kind = keptAs(request, response);
          const copy = kind && response.clone();
          // an expired session leaves its cart's number on the icon, and a visitor's page has no
          // script to clear it; `takeBadge` is false if no number was set
          if (reader?.name === visitorName)
            beside(event, async () => (await copies.takeBadge()) && scope.navigator.clearAppBadge?.());
          if (reader)
            beside(event, async () => {
              if (isGone(response)) return copies.drop(reader, asked, request.url);
              if (!kind || !copy) return copies.sees(reader, asked);
              const html = await copy.text();
              await copies.keep(reader, asked, kind, request.url, withoutPersonal(html));
              await keepSheets(html);
            });
          return response;
        },
        handlerDidError: ({ request }) => answerOffline(request.url),
      },
    ],
  });
  registerRoute(
    new NavigationRoute((asked) => {
      const answer = network.handle(asked);
      // a response after the wait is stored, too, although its copy was shown
      beside(asked.event, () => answer);
      return orInstead(answer, () => copyOf(asked.request.url, "late"));
    }),
  );

  scope.addEventListener("message", (event) => {
    if (event.data === badgeNote) beside(event, () => copies.noteBadge());
  });

  // forms bypass this worker unless the browser reports no network
  registerRoute(
    ({ request }) => request.mode === "navigate" && !scope.navigator.onLine,
    async ({ request }) => {
      const isOwn = isOwnForm(request);
      if (isOwn && (await isReached())) return fetch(request);
      const fields = isOwn ? await request.formData().catch(() => undefined) : undefined;
      const { html, locale } = await offline();
      const typed = fields && typedIn(fields);
      return page(unsentPage(html, linkTo(request.url), typed, texts[locale]), 503, ownPolicy);
    },
    "POST",
  );

  scope.addEventListener("install", () => void scope.skipWaiting());
  scope.addEventListener("activate", (event) =>
    beside(event, async () => {
      const others = (await caches.keys()).filter(
        (name) => name !== cacheNames.precache && name !== assetCache && !isCopyCache(name),
      );
      await Promise.all(others.map((name) => caches.delete(name)));
    }),
  );
}
