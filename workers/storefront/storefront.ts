import type { ServerBuild } from "@remix-run/cloudflare";
import { Hono } from "hono";
import { createMemory } from "~/platform/cache/memory";
import { csp } from "~/platform/http/headers/csp";
import { csrf } from "~/platform/http/guards/csrf";
import type { PlatformEnv } from "~/platform/env";
import { deadlines } from "~/platform/http/guards/deadline";
import { safeHeaders } from "~/platform/http/headers/headers";
import { noindex } from "~/platform/http/headers/noindex";
import { goneAssets } from "~/platform/http/answers/gone-assets";
import { noTrailingSlash } from "~/platform/http/guards/trailing-slash";
import { lastResort } from "~/platform/http/answers/last-resort";
import { describeError } from "~/platform/http/answers/describe-error";
import { httpsOnly } from "~/platform/http/guards/https";
import { requestLog } from "~/platform/http/logs/log";
import { methods } from "~/platform/http/guards/methods";
import { createRecentPages } from "~/platform/cache/recent-pages";
import { pageCache, pageCacheHeader, type RenderPage } from "~/platform/cache/pages";
import { renderAnswer } from "~/platform/http/answers/render";
import { requestIds } from "~/platform/http/logs/request-id";
import { createRoutePattern } from "~/platform/http/route-pattern";
import { logFault } from "~/platform/log-line";
import { tellsReader } from "~/platform/offline/reader";
import { servedWorker } from "~/platform/offline/served-worker";
import { ops } from "~/platform/ops/ops";
import { openShop } from "~/context";
import { soundKeys } from "~/platform/session/sound-keys";
import { createChains } from "~/platform/tenant/chains";
import { chainFiles } from "~/platform/tenant/chain-files";
import { maintenance } from "~/platform/tenant/maintenance";
import { tenantGuard } from "~/platform/tenant/served";
import { timings } from "~/platform/http/logs/timing";
import { pageMetrics } from "~/platform/http/logs/metrics";
import { vitalsRoute, webVitals } from "~/platform/http/logs/vitals";
import { visitors } from "~/platform/http/visitor/visitor";
import { createPageHandler } from "./page-handler";

/**
 * Creates the storefront as one hono app: each middleware is a module of app/platform, from the
 * outermost to the page, which Remix renders.
 * The same app runs in workerd and, in development, in Vite. State shared between requests lives in
 * this closure.
 * `mappingId` changes with the shape of the cached values, which may change while the browser's
 * files stay the same.
 */
export function createStorefront(
  build: ServerBuild,
  development: boolean,
  mappingId = "",
): Hono<PlatformEnv> {
  const memory = createMemory(development ? 0 : undefined);
  const recent = createRecentPages();
  const buildId = build.assets.version + mappingId;
  const chains = createChains(buildId);
  const pattern = createRoutePattern({ ...build.routes, ...vitalsRoute });
  const handle = createPageHandler(build, development ? "development" : "production");

  const render: RenderPage = async (c, { request, visitor, streams, nonce, deadline }) => {
    const { requestId, served, timing } = c.var;
    const { shop, asFragments, cookies, isPersonal, marks, reader, whole } = await openShop({
      request,
      env: c.env,
      served,
      visitor,
      streams,
      requestId,
      nonce,
      timing,
      waitUntil: (promise) => c.executionCtx.waitUntil(promise),
      deadline,
      memory,
    });
    const before = timing.total;
    const rendered = await renderAnswer(handle, request, { shop });
    const response = rendered ? asFragments(rendered) : lastResort(c, 500);
    timing.render(timing.total - before);
    const isRedirect = response.status >= 300 && response.status < 400;
    for (const cookie of await cookies(isRedirect)) response.headers.append("Set-Cookie", cookie);
    c.set("personal", isPersonal());
    c.set("marks", await marks());
    c.set("reader", await reader());
    // A page with a missing part or stale prices is not cached, so the next request renders it
    // again.
    if (!whole() && response.headers.has(pageCacheHeader)) response.headers.set(pageCacheHeader, "0");
    return response;
  };

  const app = new Hono<PlatformEnv>();
  app.use(
    requestIds,
    deadlines,
    timings,
    requestLog(pattern),
    pageMetrics(pattern),
    safeHeaders,
    noindex,
    methods,
    goneAssets,
    tenantGuard(chains),
    httpsOnly,
    noTrailingSlash,
    chainFiles,
    servedWorker(buildId),
    ops({ memory, recent, chains, pattern }, buildId),
    soundKeys,
    csrf,
    visitors,
    webVitals(pattern),
    maintenance,
    csp(development),
    tellsReader,
    pageCache(render, memory, recent),
  );
  app.all("*", (c) => {
    const { visitor, nonce, deadline } = c.var;
    return render(c, { request: c.req.raw, visitor, streams: true, nonce, deadline: deadline() });
  });
  app.onError((error, c) => {
    const { requestId } = c.var;
    logFault({
      level: "error",
      event: "worker",
      requestId,
      tenant: c.var.served?.tenant.id,
      error: describeError(error),
    });
    return lastResort(c, 500);
  });
  return app;
}
