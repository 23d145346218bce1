import type { MiddlewareHandler } from "hono";
import type { Tenant } from "#tenants/schema";
import type { PlatformEnv } from "../env";
import { lastResort } from "../http/answers/last-resort";
import { logFault } from "../log-line";
import { hostOf, type Chains } from "./chains";
import { namedChain, namingOf } from "./named-hosts";
import type { TenantSettings } from "./settings";

/** The request's tenant, and the addresses of its services. */
export type Served = TenantSettings & {
  /** Base URL of the backend, before `/ebsn/api`. */
  backend: string;
  /** Base URL of the content system, before `/wp-json`; absent without one. */
  cms?: string;
  /** Prefix of relative picture URLs. */
  pictureBase: string;
  /** Origins a form may redirect to (CSP). */
  paymentOrigins: string[];
  /** Origins of the identity providers. */
  identityOrigins: string[];
  /**
   * Origin of absolute links: from the configuration, or the request's own at a host found by its
   * name (this machine, previews).
   */
  publicOrigin: string;
};

declare module "hono" {
  interface ContextVariableMap {
    served: Served;
  }
}

/**
 * Base URL of a tenant's backend: its own origin, or its path in the sandbox; undefined if the
 * sandbox is not bound.
 */
export function backendOf(
  tenant: Pick<Tenant, "id" | "origin">,
  sandboxOrigin: string | undefined,
): string | undefined {
  if (tenant.origin !== "sandbox") return tenant.origin;
  return sandboxOrigin && `${sandboxOrigin}/t/${tenant.id}`;
}

/** Base URL of a tenant's content system: its own, or the sandbox's; undefined without one. */
export function cmsOf(
  tenant: Pick<Tenant, "id" | "cms">,
  sandboxOrigin: string | undefined,
): string | undefined {
  if (tenant.cms !== "sandbox") return tenant.cms;
  return sandboxOrigin && `${sandboxOrigin}/t/${tenant.id}/p`;
}

/**
 * Finds the tenant before anything else. An unknown host gets 421, so that no tenant's page, link
 * or cache entry is made from it. A sandbox tenant without a sandbox is an error of the deploy: 503
 * and a log line. A host whose tenant cannot be read gets 503, too.
 */
export function tenantGuard(chains: Chains): MiddlewareHandler<PlatformEnv> {
  return async (c, next) => {
    const url = new URL(c.req.url);
    const sandboxOrigin = c.env.SANDBOX_ORIGIN;
    const naming = namingOf(c.env);
    const found = await chains.find(hostOf(url), {
      ...naming,
      kv: c.env.CONFIG,
      waitUntil: (promise) => c.executionCtx.waitUntil(promise),
    });
    if (found === "unknown") return lastResort(c, 421);
    if (found === "unreachable") return lastResort(c, 503);
    const { tenant, look, generation, pageGeneration, categories, switches, loginsFrom } = found;
    const backend = backendOf(tenant, sandboxOrigin);
    if (!backend) {
      logFault({ level: "error", event: "tenant.no-backend", tenant: tenant.id });
      return lastResort(c, 503);
    }
    const sandbox = tenant.origin === "sandbox" ? [new URL(backend).origin] : [];
    c.set("served", {
      ...{ tenant, look, generation, pageGeneration, categories, switches, loginsFrom },
      backend,
      cms: cmsOf(tenant, sandboxOrigin),
      pictureBase: tenant.pictureBase ?? backend,
      paymentOrigins: [...tenant.paymentOrigins, ...sandbox],
      identityOrigins: [...tenant.identity.origins, ...sandbox],
      publicOrigin: namedChain(hostOf(url), naming) ? url.origin : tenant.canonicalOrigin,
    });
    await next();
  };
}
