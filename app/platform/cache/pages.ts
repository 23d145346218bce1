import type { Context, MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { isMarketing } from "~/lib/marketing";
import { createNonce } from "../http/headers/csp";
import { deadlineOf } from "../http/guards/deadline";
import { ownerPart, toldPart, wordsPart } from "../session/cookies";
import type { PlatformEnv } from "../env";
import type { Served } from "../tenant/served";
import type { CacheResult } from "../hit-ratio";
import type { Memory } from "./memory";
import { createOneMaker } from "./one-maker";
import { own } from "./purged-categories";
import { storedPage, withIds, type Ids, type RecentPages, type StoredPage } from "./recent-pages";
import { createTextCache, edgeCache, type TextCache } from "./text-cache";
import type { Visitor } from "../http/visitor/visitor";
import { tagConsent } from "../http/visitor/consent";
import type { Tenant } from "#tenants/schema";

/**
 * Header that a route sets in `headers()` to have its page cached: the seconds the page stays
 * fresh. 0 means this page lacks a part and is not stored, but the next one may be. Removed before
 * the response leaves the Worker.
 */
export const pageCacheHeader = "x-page-cache";

/** Seconds a page is served stale after it was fresh. */
export const pageStaleSeconds = 3600;
/**
 * Statuses that remove a stored page. Other redirects (to the page for a backend that is down) and
 * errors leave it stored.
 */
const goneOrMoved = new Set([301, 308, 404, 410]);
/** Max keys an isolate stores for pages whose route does not ask for caching. */
const mostNeverKept = 1000;
/** Delay after a failed revalidation before the next attempt, in ms. */
const retryMs = 30_000;
const withoutPages: string[] = [ownerPart, toldPart, wordsPart];
/**
 * True for cookies with a shopper's state (cookies.ts) that a cached page could read. Our other
 * cookies (`lng`, `lite`, `consent`) select a variant of the page. A new cookie that a page reads
 * needs the tenant's prefix. Cookies of other origins are ignored.
 */
function isState(name: string, tenantId: string): boolean {
  const bare = name.replace(/^__Host-/, "");
  return bare.startsWith(`${tenantId}-`) && !withoutPages.includes(bare.slice(tenantId.length + 1));
}

/**
 * Part of the page key for the cookie choice:
 * - `asked`: no choice yet, the page shows the question
 * - `analytics`: the page measures itself, with consent to statistics
 * - `profilation`: the page has the tenant's tag manager
 * All other visitors share one page, and no page contains the choice itself.
 */
function consentVariant(visitor: Visitor, tenant: Tenant): string | undefined {
  if (!visitor.consent) return "asked";
  // in lite mode, too: a picture counts a page without script
  const may = tagConsent(tenant, { ...visitor, lite: false });
  return [visitor.consent.analytics && "analytics", may?.profilation && "profilation"]
    .filter(Boolean)
    .join("-");
}

/** Generation of the page's category, if that category was purged separately. */
function purgedPart(pathname: string, categories: Served["categories"]): string | undefined {
  const slug = /^\/category\/(.+?)\/?$/.exec(pathname)?.[1];
  const purged = slug && own(categories, slug);
  return purged && `purged${encodeURIComponent(purged)}`;
}

/** `streams`: deferred parts may come after the first bytes. */
export type PageToRender = {
  request: Request;
  visitor: Visitor;
  streams: boolean;
  nonce: string;
  deadline: AbortSignal;
};
export type RenderPage = (c: Context<PlatformEnv>, page: PageToRender) => Promise<Response>;

type Keyed = {
  key: string;
  /** Address the page is rendered at: without marketing parameters, the rest sorted. */
  address: string;
};

/**
 * Returns a page's cache key and address, or undefined if this request may not use the cache. Only
 * GET documents of visitors without state of ours are cached. More than 8 parameters or 300
 * characters bypass the cache. The key includes:
 * - language, lite mode and the app's shell.
 * - a visit from another site, because the page then inlines its styles.
 * - the cookie choice and the category's purge.
 * - the parameters, without marketing parameters.
 */
export function pageKey(
  request: Request,
  visitor: Visitor,
  served: Pick<Served, "tenant" | "pageGeneration" | "categories" | "publicOrigin">,
): Keyed | undefined {
  const { origin, pathname, searchParams } = new URL(request.url);
  const { tenant, pageGeneration, publicOrigin } = served;
  if (Object.keys(visitor.jar).some((name) => isState(name, tenant.id))) return undefined;
  if (request.method !== "GET" || visitor.inDialog) return undefined;
  const relevant = new URLSearchParams([...searchParams].filter(([name]) => !isMarketing(name)));
  relevant.sort();
  const query = relevant.toString();
  if (relevant.size > 8 || query.length > 300) return undefined;
  const variant = [
    visitor.locale,
    visitor.lite && "lite",
    visitor.shell && "shell",
    visitor.fromElsewhere && "arrives",
    consentVariant(visitor, tenant),
    purgedPart(pathname, served.categories),
  ]
    .filter(Boolean)
    .join("-");
  return {
    key: `https://cache.invalid/${tenant.id}/${pageGeneration}/page/${variant}/${encodeURIComponent(publicOrigin)}${pathname}?${query}`,
    address: `${origin}${pathname}${query && `?${query}`}`,
  };
}

/** Tenant and path of a `pageKey`. Reports show the route of the path, not the path. */
export function pageParts(key: string): { tenant: string; path: string } {
  const [, tenant = "", , , , , ...path] = new URL(key).pathname.split("/");
  return { tenant, path: `/${path.join("/")}` };
}

/** `ids` are the nonce and request id that the page was rendered with. */
type Complete = { html: string; ids: Ids; seconds: number };

/** Returns the page if it may be stored: complete HTML, offered by its route, without cookies. */
async function completeOf(response: Response, ids: Ids): Promise<Complete | undefined> {
  const seconds = Number(response.headers.get(pageCacheHeader));
  const html = response.headers.get("Content-Type")?.startsWith("text/html");
  if (!(seconds > 0) || response.status !== 200 || !html || response.headers.has("Set-Cookie"))
    return undefined;
  return { html: await response.clone().text(), ids, seconds };
}

function withoutOffer(response: Response): Response {
  const answer = new Response(response.body, response);
  answer.headers.delete(pageCacheHeader);
  return answer;
}

const isOld = ({ storedAt, freshMs }: StoredPage): boolean => Date.now() - storedAt > freshMs;

const write = (cache: TextCache, key: string, { html, ids, seconds }: Complete) =>
  cache.write(key, html, seconds + pageStaleSeconds, [seconds, ...ids].join(" "));

/**
 * Caches whole pages for visitors without state, on routes that set `pageCacheHeader`.
 * - A page is fresh for its seconds, then stale for an hour while a single render revalidates it.
 * - A failed revalidation is retried after 30 seconds; a page that is gone or moved is removed.
 * - A page is rendered at the address of its key, with a random nonce and request id; a hit inserts
 *   its own.
 * - Only complete documents are stored; for a streamed response a second render fills the cache.
 * - Fresh pages that are requested often stay in the isolate's memory.
 * - On a miss the first request renders and later ones wait (record 109), unless the route did not
 *   ask for caching last time.
 */
export function pageCache(
  render: RenderPage,
  memory: Pick<Memory, "fail" | "recover" | "failedAt" | "tally">,
  recent: RecentPages,
): MiddlewareHandler<PlatformEnv> {
  const oneMaker = createOneMaker();
  const neverKept = new LRUCache<string, true>({ max: mostNeverKept });

  async function find(cache: TextCache, key: string): Promise<StoredPage | undefined> {
    const near = recent.get(key);
    if (near && !isOld(near)) return near;
    const cached = await cache.read(key);
    if (!cached) return undefined;
    const page = storedPage(cached);
    recent.set(key, page);
    return page;
  }

  return async (c, next) => {
    const { visitor, served, timing, nonce, requestId, deadline } = c.var;
    const keyed = pageKey(c.req.raw, visitor, served);
    if (!keyed) {
      await next();
      c.res.headers.delete(pageCacheHeader);
      return;
    }
    const { key, address } = keyed;
    const note = (result: CacheResult) => {
      timing.cache(`page ${result}`);
      memory.tally.count(served.tenant.id, "pages", result);
    };
    const waitUntil = (promise: Promise<unknown>) => c.executionCtx.waitUntil(promise);
    const cache = createTextCache({ store: edgeCache(), waitUntil });
    const fill = async () => {
      const request = new Request(address, { headers: { Accept: "text/html" } });
      const own = createNonce();
      const made = await render(c, {
        request,
        visitor: { ...visitor, jar: {} },
        streams: false,
        nonce: own,
        deadline: deadlineOf(request),
      });
      const complete = await completeOf(made, [own, requestId]);
      if (complete) await write(cache, key, complete);
      else if (goneOrMoved.has(made.status)) {
        recent.delete(key);
        await cache.remove(key);
      } else throw new Error(`${made.status}, not whole`);
      memory.recover(key);
    };
    const fillOnce = async () => {
      if (cache.running(key) || Date.now() - memory.failedAt(key) < retryMs) return;
      await cache.once(key, fill).catch(() => memory.fail(key, Date.now()));
    };

    let page = await find(cache, key);
    const from = Date.now();
    const coming = () => (page || neverKept.has(key) ? undefined : oneMaker.coming(key, from));
    for (let made = coming(); made; made = coming()) {
      // starts the request's deadline: the wait counts
      deadline();
      await made;
      page = await find(cache, key);
    }
    const near = recent.get(key);
    // rendered while this request read the cache
    if (!page && near && !isOld(near)) page = near;
    if (page) {
      const old = isOld(page);
      note(old ? "stale" : "hit");
      if (old) waitUntil(fillOnce());
      const headers = { "Content-Type": "text/html; charset=utf-8", ...(page.link && { Link: page.link }) };
      return new Response(withIds(page, [nonce, requestId]), { headers });
    }
    const done = oneMaker.begin(key);
    const keep = async (kept: Promise<unknown>) => {
      let isKept = false;
      try {
        await kept;
        isKept = (await find(cache, key)) !== undefined;
      } finally {
        done(isKept);
      }
    };
    async function make(): Promise<Response> {
      const request = new Request(address, c.req.raw);
      const response = await render(c, { request, visitor, streams: true, nonce, deadline: deadline() });
      const offered = response.headers.get(pageCacheHeader);
      if (offered === null && response.status === 200) neverKept.set(key, true);
      else neverKept.delete(key);
      if (!Number(offered)) {
        done(false);
        return withoutOffer(response);
      }
      note("miss");
      // entry.server.tsx sets this for a page whose deferred parts are still to come
      const isStream = response.headers.get("Content-Encoding") === "identity";
      const complete = isStream ? undefined : await completeOf(response, [nonce, requestId]);
      if (isStream) waitUntil(keep(fillOnce()));
      else if (complete) waitUntil(keep(write(cache, key, complete)));
      else done(false);
      return withoutOffer(response);
    }
    const made = make();
    // later requests wait for this render, even if the visitor disconnects
    waitUntil(made.catch(() => done(false)));
    return made;
  };
}
