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

/** An origin that can only be one source of a directive: with a blank, a comma or a semicolon in it, it would write others. */
const isOneSource = (origin: string): boolean => /^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(origin);

/** Where a tag manager comes from, and what its tags tell; only after the consent to them. */
const tagSources = {
  script: "https://www.googletagmanager.com",
  picture: "https://www.googletagmanager.com https://*.google-analytics.com",
  connect: "https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
};

/**
 * The policy of a page: everything from ourselves, scripts and styles with this answer's nonce, the challenge where the chain has one, the tag manager where its visitor consents to it, pictures from
 * the tenant's backend and its content system too; an origin that would be more than one source is left out. Payment and identity origins are in `form-action` because Chromium applies it to the redirect that follows a
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
