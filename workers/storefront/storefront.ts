import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { Hono } from "hono";
import { csp } from "~/platform/http/csp";
import { csrf } from "~/platform/http/csrf";
import type { PlatformEnv } from "~/platform/env";
import { safeHeaders } from "~/platform/http/headers";
import { lastResort } from "~/platform/http/last-resort";
import { describeError } from "~/platform/http/describe-error";
import { httpsOnly } from "~/platform/http/https";
import { requestLog } from "~/platform/http/log";
import { methods } from "~/platform/http/methods";
import { pageCache, pageCacheHeader, type RenderPage } from "~/platform/cache/pages";
import { renderAnswer } from "~/platform/http/render";
import { requestIds } from "~/platform/http/request-id";
import { createRoutePattern } from "~/platform/http/route-pattern";
import { openShop } from "~/context";
import { createTenantSettings } from "~/platform/tenant/settings";
import { tenantGuard } from "~/platform/tenant/served";
import { timings } from "~/platform/http/timing";
import { visitors } from "~/platform/http/visitor";

/**
 * The storefront as one hono app: each middleware is a module of app/platform, from the outermost to the page itself, which Remix
 * renders. The same app runs in workerd and, while developing, in Vite. What it remembers between requests lives in this closure.
 */
export function createStorefront(build: ServerBuild, development: boolean): Hono<PlatformEnv> {
  const handle = createRequestHandler(build, development ? "development" : "production");

  const render: RenderPage = async (c, { request, visitor, nonce }) => {
    const { requestId, served, timing } = c.var;
    const { shop, cookies, isPersonal } = await openShop({
      request,
      env: c.env,
      served,
      visitor,
      requestId,
      nonce,
      timing,
      waitUntil: (promise) => c.executionCtx.waitUntil(promise),
    });
    const before = timing.total;
    const rendered = await renderAnswer(handle, request, { shop });
    const response = rendered ?? lastResort(c, 500);
    timing.render(timing.total - before);
    for (const cookie of await cookies()) response.headers.append("Set-Cookie", cookie);
    c.set("personal", isPersonal());
    // Old prices are shown with their hour, and not kept as a page.
    if (shop.staleSince?.()) response.headers.delete(pageCacheHeader);
    return response;
  };

  const app = new Hono<PlatformEnv>();
  app.use(
    requestIds,
    timings,
    requestLog(createRoutePattern(build.routes)),
    safeHeaders,
    methods,
    tenantGuard(createTenantSettings(build.assets.version)),
    httpsOnly,
    csrf,
    csp(development),
    visitors,
    pageCache(render),
  );
  app.all("*", (c) => render(c, { request: c.req.raw, visitor: c.var.visitor, nonce: c.var.nonce }));
  app.onError((error, c) => {
    const { requestId } = c.var;
    console.error(
      JSON.stringify({ level: "error", event: "worker", requestId, error: describeError(error) }),
    );
    return lastResort(c, 500);
  });
  return app;
}
