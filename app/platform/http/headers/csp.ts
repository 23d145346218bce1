import type { MiddlewareHandler } from "hono";
import type { Tenant } from "#tenants/schema";
import type { PlatformEnv } from "../../env";
import { tagConsent } from "../visitor/consent";

declare module "hono" {
  interface ContextVariableMap {
    nonce: string;
  }
}

/** 122 random bits, in letters and digits: never part of a page by accident. */
export const createNonce = (): string => crypto.randomUUID().replaceAll("-", "");

/** Where a chain's challenge comes from: its script, and the frame it opens. */
const challengeSources = {
  turnstile: { script: "https://challenges.cloudflare.com", frame: "https://challenges.cloudflare.com" },
  recaptcha: {
    script: "https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    frame: "https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
  },
};

/** Where a tag manager comes from, and what its tags tell; only after the consent to them. */
const tagSources = {
  script: "https://www.googletagmanager.com",
  picture: "https://www.googletagmanager.com https://*.google-analytics.com",
  connect: "https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
};

/**
 * The policy of a page: everything from ourselves, scripts and styles with this answer's nonce, the challenge where the chain has one, the tag manager where its visitor consents to it, pictures from
 * the tenant's backend and its content system too. Payment and identity origins are in `form-action` because Chromium applies it to the redirect that follows a
 * POST. While developing, Vite needs its websocket and its inline styles.
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
  const pictureOrigins = new Set(
    [served.pictureBase, ...(served.cms ? [served.cms] : [])].map((base) => new URL(base).origin),
  );
  return [
    "default-src 'self'",
    directive(`script-src 'self' 'nonce-${nonce}'`, sources?.script, tags?.script),
    ...(sources ? [`frame-src ${sources.frame}`] : []),
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    directive("img-src 'self' data:", ...pictureOrigins, tags?.picture),
    directive("connect-src 'self'", development && "ws:", tags?.connect),
    ["form-action 'self'", ...new Set([...served.paymentOrigins, ...served.identityOrigins])].join(" "),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; ");
}

/** A new nonce for every request, and the policy on every HTML answer that brings none of its own. */
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
