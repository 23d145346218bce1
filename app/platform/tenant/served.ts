import type { MiddlewareHandler } from "hono";
import type { Tenant } from "#tenants/schema";
import type { PlatformEnv } from "../env";
import { lastResort } from "../http/answers/last-resort";
import { logFault } from "../log-line";
import { hostOf, type Chains } from "./chains";
import { namedChain, namingOf } from "./named-hosts";
import type { TenantSettings } from "./settings";

/** The tenant this request is for, and where its backend, pictures and payment pages are. */
export type Served = TenantSettings & {
  /** base of the backend, before `/ebsn/api` */
  backend: string;
  /** base of the content system, before `/wp-json`; absent: the chain has none */
  cms?: string;
  /** put before relative picture URLs */
  pictureBase: string;
  /** origins that a form may lead to by redirect (CSP) */
  paymentOrigins: string[];
  /** origins of the identity providers */
  identityOrigins: string[];
  /** before every absolute link: configuration's, or the request's own at a host that is a chain's by its name alone (this machine, previews) */
  publicOrigin: string;
};

declare module "hono" {
  interface ContextVariableMap {
    served: Served;
  }
}

/** Where a tenant's backend is: its own origin, or the sandbox's room for it; undefined when that is asked for and not bound. */
export function backendOf(
  tenant: Pick<Tenant, "id" | "origin">,
  sandboxOrigin: string | undefined,
): string | undefined {
  if (tenant.origin !== "sandbox") return tenant.origin;
  return sandboxOrigin && `${sandboxOrigin}/t/${tenant.id}`;
}

/** Where a tenant's content system is: the sandbox's, or its own; undefined without one. */
export function cmsOf(
  tenant: Pick<Tenant, "id" | "cms">,
  sandboxOrigin: string | undefined,
): string | undefined {
  if (tenant.cms !== "sandbox") return tenant.cms;
  return sandboxOrigin && `${sandboxOrigin}/t/${tenant.id}/p`;
}

/**
 * Host -> tenant before anything else: an unknown host gets 421 and no tenant's page, link or cache entry can be made from it.
 * A tenant on the sandbox where none is bound is a mistake of the deploy: 503, and an error in the log; so is a host whose chain cannot be read.
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
