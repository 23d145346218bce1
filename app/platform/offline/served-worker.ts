import type { MiddlewareHandler } from "hono";
import { translatorFor } from "~/i18n/server";
import type { Locale } from "~/model/locale";
import type { PlatformEnv } from "../env";
import { digestOf } from "../tenant/settings";
import type { OfflineTexts } from "./documents";
import removed from "./removed-worker.ts?script";
import type { Served } from "./scope";
import worker from "./service-worker.ts?script";

type Tenant = Parameters<typeof translatorFor>[0];

function textsOf(tenant: Tenant, locale: Locale): OfflineTexts {
  const t = translatorFor(tenant, locale);
  const when = { when: "{when}" };
  return {
    copy: t("offline.copy", when),
    late: t("offline.late", when),
    kept: t("offline.kept", when),
    nothingKept: t("offline.nothingKept"),
    unsentTitle: t("offline.unsent.title"),
    unsentText: t("offline.unsent.text"),
    unsentSend: t("offline.unsent.send"),
    unsentLost: t("offline.unsent.lost"),
  };
}

/** Returns JSON that is safe inside a script. */
const inScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/**
 * Serves `/sw.js`: the tenant's service worker, or its remover after an operator has switched it
 * off. Browsers request it after most pages, so an ETag makes repeats short. It runs before
 * maintenance, so that the worker can be removed while the tenant is closed.
 */
export function servedWorker(buildId: string): MiddlewareHandler<PlatformEnv> {
  return async (c, next) => {
    if (new URL(c.req.url).pathname !== "/sw.js") return next();
    const { tenant, look, switches } = c.var.served;
    const served: Served = {
      revision: await digestOf(JSON.stringify([buildId, tenant, look])),
      texts: { it: textsOf(tenant, "it"), en: textsOf(tenant, "en") },
    };
    const text = switches.offlineRemoved ? removed : `self.shopOffline=${inScript(served)};${worker}`;
    const etag = `"${await digestOf(text, 20)}"`;
    const headers = { ETag: etag, "Cache-Control": "public, no-cache" };
    if (c.req.header("If-None-Match")?.includes(etag)) return c.body(null, 304, headers);
    return c.body(text, 200, {
      ...headers,
      "Content-Type": "text/javascript; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
    });
  };
}
