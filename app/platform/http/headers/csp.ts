import type { MiddlewareHandler } from "hono";
import type { Tenant } from "#tenants/schema";
import type { PlatformEnv } from "../../env";
import { tagConsent } from "../visitor/consent";

declare module "hono" {
  interface ContextVariableMap {
    nonce: string;
  }
}

/** 122 random bits in letters and digits, so that a page never contains them by accident. */
export const createNonce = (): string => crypto.randomUUID().replaceAll("-", "");

/** Origins of a tenant's challenge: its script and its frame. */
const challengeSources = {
  turnstile: { script: "https://challenges.cloudflare.com", frame: "https://challenges.cloudflare.com" },
  recaptcha: {
    script: "https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    frame: "https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
  },
};

/**
 * True for an origin that is a single source: a blank, comma or semicolon would add other sources.
 */
const isOneSource = (origin: string): boolean => /^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(origin);

/** Origins of a tag manager and of its tags' requests; allowed only after consent. */
const tagSources = {
  script: "https://www.googletagmanager.com",
  picture: "https://www.googletagmanager.com https://*.google-analytics.com",
  connect: "https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
};

/**
 * Content security policy of a page. Invalid origins are left out. Allowed are:
 * - own resources, with scripts and styles by this response's nonce
 * - the tenant's challenge
 * - the tag manager, after the visitor's consent
 * - pictures of the tenant's backend and content system
 * - payment and identity origins in `form-action`, because Chromium applies it to the redirect
 *   after a POST
 * - Vite's websocket and inline styles in development
 */
export function contentSecurityPolicy(
  nonce: string,
  served: {
    pictureBase: string;
    cms?: string;
    paymentOrigins: string[];
    identityOrigins: string[];
    tenant: Pick<Tenant, "challenge">;
  },
  development: boolean,
  hasTags = false,
): string {
  const { challenge } = served.tenant;
  const sources = challenge && challengeSources[challenge.provider];
  const tags = hasTags ? tagSources : undefined;
  const directive = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(" ");
  const sourcesOf = (origins: string[]) => new Set(origins.filter(isOneSource));
  const pictureOrigins = sourcesOf(
    [served.pictureBase, ...(served.cms ? [served.cms] : [])].map((base) => new URL(base).origin),
  );
  const formOrigins = sourcesOf([...served.paymentOrigins, ...served.identityOrigins]);
  return [
    "default-src 'self'",
    directive(`script-src 'self' 'nonce-${nonce}'`, sources?.script, tags?.script),
    ...(sources ? [`frame-src ${sources.frame}`] : []),
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    directive("img-src 'self' data:", ...pictureOrigins, tags?.picture),
    directive("connect-src 'self'", development && "ws:", tags?.connect),
    directive("form-action 'self'", ...formOrigins),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; ");
}

/** Sets a nonce per request, and the policy on every HTML response without its own. */
export function csp(development: boolean): MiddlewareHandler<PlatformEnv> {
  return async (c, next) => {
    c.set("nonce", createNonce());
    await next();
    const { headers } = c.res;
    if (!headers.get("Content-Type")?.startsWith("text/html") || headers.has("Content-Security-Policy"))
      return;
    const { nonce, served, visitor } = c.var;
    const hasTags = tagConsent(served.tenant, visitor) !== undefined;
    headers.set("Content-Security-Policy", contentSecurityPolicy(nonce, served, development, hasTags));
  };
}
