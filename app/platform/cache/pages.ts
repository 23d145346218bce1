import type { Context, MiddlewareHandler } from "hono";
import { createNonce } from "../http/csp";
import type { PlatformEnv } from "../env";
import type { Served } from "../tenant/served";
import { createTextCache, edgeCache, type TextCache } from "./text-cache";
import type { Visitor } from "../http/visitor";

/** How a route asks for it, in `headers()`: the seconds its page stays fresh. Never leaves the Worker. */
export const pageCacheHeader = "x-page-cache";
/** Its value on a frame that is not whole: no page in it may be kept. */
export const notKept = "0";

const staleSeconds = 3600;
/**
 * Cookies that choose between whole variants of a page, and the searched words, which only pages that are never kept look at. Any
 * other one may mean a page of its own, so it goes around the cache.
 */
const harmless = new Set(["js", "lng", "lite", "words"]);
const marketing = /^(utm_\w+|gclid|fbclid|msclkid)$/;

export type PageToRender = { request: Request; visitor: Visitor; nonce: string };
export type RenderPage = (c: Context<PlatformEnv>, page: PageToRender) => Promise<Response>;

/**
 * The address of a page in the cache, or undefined when this request may not use it: only GET documents of visitors without any
 * state of ours. Language and lite mode are part of it, marketing parameters are not; too many or too long parameters go around.
 */
export function pageKey(
  request: Request,
  visitor: Visitor,
  served: Pick<Served, "tenant" | "generation" | "publicOrigin">,
): string | undefined {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.pathname.endsWith(".data")) return undefined;
  if (!Object.keys(visitor.jar).every((name) => harmless.has(name))) return undefined;
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => !marketing.test(name)));
  query.sort();
  if (query.size > 8 || query.toString().length > 300) return undefined;
  const variant = `${visitor.locale}${visitor.lite ? "-lite" : ""}`;
  const { tenant, generation, publicOrigin } = served;
  return `https://cache.invalid/${tenant.id}/${generation}/page/${variant}/${encodeURIComponent(publicOrigin)}${url.pathname}?${query}`;
}

type Complete = { html: string; nonce: string; seconds: number };

/** What may be stored: a complete HTML page that its route offered and that sets no cookie. */
async function completeOf(response: Response, nonce: string): Promise<Complete | undefined> {
  const seconds = Number(response.headers.get(pageCacheHeader));
  const html = response.headers.get("Content-Type")?.startsWith("text/html");
  if (!(seconds > 0) || response.status !== 200 || !html || response.headers.has("Set-Cookie"))
    return undefined;
  return { html: await response.clone().text(), nonce, seconds };
}

const write = (cache: TextCache, key: string, { html, nonce, seconds }: Complete) =>
  cache.write(key, html, seconds + staleSeconds, `${nonce} ${seconds}`);

/**
 * Whole pages for visitors we know nothing about, on routes that say so: fresh for their seconds, then served for an hour while one new
 * rendering runs after the response. A page is stored with the random nonce it was made with, and every hit replaces that one with its
 * own. Only complete documents are stored; a visitor who streams gets the complete one when it is there and else has it made afterwards.
 */
export function pageCache(render: RenderPage): MiddlewareHandler<PlatformEnv> {
  return async (c, next) => {
    const { visitor, served, timing, nonce } = c.var;
    const key = pageKey(c.req.raw, visitor, served);
    if (!key) {
      await next();
      c.res.headers.delete(pageCacheHeader);
      return;
    }
    const waitUntil = (promise: Promise<unknown>) => c.executionCtx.waitUntil(promise);
    const cache = createTextCache({ store: edgeCache(), waitUntil });
    const fill = async () => {
      const request = new Request(c.req.url, { headers: { Accept: "text/html" } });
      const own = createNonce();
      const made = await render(c, { request, visitor: { ...visitor, jar: {}, streams: false }, nonce: own });
      const complete = await completeOf(made, own);
      if (complete) await write(cache, key, complete);
    };
    const fillLater = () => {
      if (!cache.running(key)) waitUntil(cache.once(key, fill).catch(() => undefined));
    };

    const kept = await cache.read(key);
    if (kept) {
      const [storedNonce = "", seconds = "0"] = kept.note.split(" ");
      const old = Date.now() - kept.storedAt > Number(seconds) * 1000;
      timing.cache(old ? "page stale" : "page hit");
      if (old) fillLater();
      const html = kept.text.replaceAll(storedNonce, nonce);
      return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
    }
    await next();
    if (!c.res.headers.has(pageCacheHeader)) return;
    timing.cache("page miss");
    if (visitor.streams) {
      fillLater();
    } else {
      const complete = await completeOf(c.res, nonce);
      if (complete) waitUntil(write(cache, key, complete));
    }
    c.res.headers.delete(pageCacheHeader);
  };
}
