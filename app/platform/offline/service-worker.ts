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

/** Whether the shop answers although the browser believes itself without a network: some do for as long as a virtual one is down. */
const isReached = (): Promise<boolean> =>
  fetch("/sw.js", { cache: "no-cache" }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Work beside an answer: a browser without room, or with a broken store, shows the page all the same. */
const beside = (event: ExtendableEvent, work: () => Promise<unknown>) =>
  event.waitUntil(work().catch(() => undefined));

/**
 * The shop's service worker (record 162). Pages come from the network; what may be read without one is kept beside that and never in its way. It
 * reloads no page: a newer one takes over what comes next.
 */
export function startWorker(): void {
  const { revision, texts } = scope.shopOffline;
  const copies = openCopies(caches);

  /** The offline page in the language of who read here last. */
  async function offline() {
    const locale = (await copies.locale().catch(() => undefined)) ?? "it";
    return { html: (await (await matchPrecache(offlineAt(locale)))?.text()) ?? "", locale };
  }

  /** The copy of a page, with the words that say why it is one. */
  async function copyOf(url: string, why: "copy" | "late"): Promise<Response | undefined> {
    const copy = await copies.find(url).catch(() => undefined);
    if (!copy) return undefined;
    const locale = /<html lang="en"/.test(copy.html) ? "en" : "it";
    return page(asCopy(copy.html, dated(texts[locale][why], copy.keptAt, locale)), 200, copyPolicy);
  }

  /** Without a network: the copy of that page, else what there is to read. */
  async function answerOffline(url: string): Promise<Response> {
    const copy = await copyOf(url, "copy");
    if (copy) return copy;
    const { html, locale } = await offline();
    if (!html) return Response.error();
    const kept = await copies.all().catch(() => []);
    return page(offlinePage(html, linkTo(url), kept, texts[locale], locale), 503, ownPolicy);
  }

  // Before Workbox adds its own listener with the first route: `respondWith` keeps later listeners from running.
  scope.addEventListener("fetch", (event) => {
    const { method, url } = event.request;
    const { pathname } = new URL(url);
    if (changesReader(method, pathname)) beside(event, () => copies.forget());
    // the answer passes this worker by; a deletion that was refused has its copy again with the next look at the list
    const ended = endedBy(method, pathname);
    if (ended.length > 0 && scope.navigator.onLine && isOwnForm(event.request))
      beside(event, () => copies.end(ended));
  });

  // made for nobody: a page of somebody signed in is theirs alone
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
        // the theme of today at the address of another one is not for good
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
    // a browser whose store is broken gets them all the same
    (asked) => kept.handle(asked).catch(() => fetch(asked.request)),
  );

  enablePreload();
  const network = new NetworkOnly({
    plugins: [
      {
        handlerWillStart: async ({ state }) => {
          if (state) state.asked = Date.now();
        },
        // also of an answer that the browser has asked for before the worker stood, of which Workbox tells here alone
        handlerWillRespond: async ({ request, response, event, state }) => {
          const reader = readReader(response.headers.get(readerHeader));
          const asked = Number(state?.asked);
          const kind = keptAs(request, response);
          const copy = kind && response.clone();
          // a session that ended by itself leaves its cart's number on the icon, and a visitor's page has no script for it; a browser without icons is not asked
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
      // one that comes after its copy has been shown is kept all the same
      beside(asked.event, () => answer);
      return orInstead(answer, () => copyOf(asked.request.url, "late"));
    }),
  );

  scope.addEventListener("message", (event) => {
    if (event.data === badgeNote) beside(event, () => copies.noteBadge());
  });

  // a form goes its way without this worker, but where the browser believes that there is no network
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
