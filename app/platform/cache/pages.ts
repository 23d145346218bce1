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
 * A route asks for page caching by this header in `headers()`: the seconds its page stays fresh; 0 says that this one lacks a part, and the
 * next may be kept. It is removed before the answer leaves the Worker.
 */
export const pageCacheHeader = "x-page-cache";

/** how long a page is kept after it was fresh */
export const pageStaleSeconds = 3600;
/** what says that a page is no more; any other redirect (to the page that says the backend is down) or refusal says nothing of it */
const goneOrMoved = new Set([301, 308, 404, 410]);
/** Keys that an isolate remembers of pages whose route never asks for it. */
const mostNeverKept = 1000;
/** after an old page could not be renewed, nobody renders it again for so long, milliseconds */
const retryMs = 30_000;
const withoutPages: string[] = [ownerPart, toldPart, wordsPart];
/**
 * Cookies that hold a shopper's state (cookies.ts), except those that no cached page reads. Our other cookies choose between whole variants of
 * a page (`lng`, `lite`, `consent`); any new cookie that a page reads needs the chain's prefix. Cookies of others are ignored.
 */
function isState(name: string, tenantId: string): boolean {
  const bare = name.replace(/^__Host-/, "");
  return bare.startsWith(`${tenantId}-`) && !withoutPages.includes(bare.slice(tenantId.length + 1));
}

/**
 * What a page shows of the choice about cookies: the question (`asked`), what measures the page for who consents to statistics, and the chain's tag
 * manager, told what it may do. All others share one page, and no page holds anything of the choice itself.
 */
function consentVariant(visitor: Visitor, tenant: Tenant): string | undefined {
  if (!visitor.consent) return "asked";
  // in lite mode, too: a page without script is counted by a picture
  const may = tagConsent(tenant, { ...visitor, lite: false });
  return [visitor.consent.analytics && "analytics", may?.profilation && "profilation"]
    .filter(Boolean)
    .join("-");
}

/** The generation of the category whose page it is, where that was purged by itself. */
function purgedPart(pathname: string, categories: Served["categories"]): string | undefined {
  const slug = /^\/category\/(.+?)\/?$/.exec(pathname)?.[1];
  const purged = slug && own(categories, slug);
  return purged && `purged${encodeURIComponent(purged)}`;
}

/** `streams`: its late parts may come after its first bytes. */
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
  /** the address that the page is rendered at, whatever was asked for: without marketing parameters, the others in order */
  address: string;
};

/**
 * A page's place in the cache and the address it stands for, or undefined when this request may not use it: only GET documents of
 * visitors without any state of ours. Language, lite mode, the app's shell, whether styles stand in the page and what it shows of the choice about cookies are part of the key, marketing parameters are not; too many or too long
 * parameters go around.
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

/** What of a key (`pageKey`) may be told: the path leads to its route, and is not told itself. */
export function pageParts(key: string): { tenant: string; path: string } {
  const [, tenant = "", , , , , ...path] = new URL(key).pathname.split("/");
  return { tenant, path: `/${path.join("/")}` };
}

/** `ids` are of its request. */
type Complete = { html: string; ids: Ids; seconds: number };

/** What may be stored: a complete HTML page that its route offered and that sets no cookie. */
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
 * Whole pages for visitors without any state, on routes that ask for it: fresh for their seconds, then served for an hour while one new
 * rendering runs beside the answer; one that fails is tried again half a minute later, one that shows no page any more (gone, moved) ends
 * the old one. A page is rendered at the very address it is kept under, and stored with the random nonce and request id it was made with;
 * every hit replaces them with its own. Only complete documents are stored: for an answer that streams a second one is made beside it. What
 * an isolate is asked for often stays in its memory while it is fresh. Where a crowd asks for a page that nobody has, one of them makes it (record 109);
 * nobody waits for a page whose route did not ask for it the last time.
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
      // Starts the request's clock: waiting counts.
      deadline();
      await made;
      page = await find(cache, key);
    }
    const near = recent.get(key);
    // made while this request looked for it
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
      // entry.server.tsx says so of a page whose late parts are still to come
      const isStream = response.headers.get("Content-Encoding") === "identity";
      const complete = isStream ? undefined : await completeOf(response, [nonce, requestId]);
      if (isStream) waitUntil(keep(fillOnce()));
      else if (complete) waitUntil(keep(write(cache, key, complete)));
      else done(false);
      return withoutOffer(response);
    }
    const made = make();
    // the others wait for it, also where this visitor hangs up
    waitUntil(made.catch(() => done(false)));
    return made;
  };
}
