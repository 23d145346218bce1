import type { MiddlewareHandler } from "hono";
import type { PlatformEnv } from "../../env";

const always: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "geolocation=(self), accelerometer=(), camera=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Frame-Options": "DENY",
};

declare module "hono" {
  interface ContextVariableMap {
    /** True if a shopper is signed in, or was at the start of the request. */
    personal: boolean;
  }
}

const paying = /^\/(payment|cart\/payment-(completed|error)\/[^/]+)$/;
/**
 * Targets of mails' links and of returns from identity and payment providers, with a token in the
 * address.
 */
const secret =
  /^\/(cart\/payment-return\/.+|(registration\/)?reset-password|registration(\/|-)confirm|email-confirmed|(ebsn\/)?api\/.+)$/;

/** Normalises a path like the router, which ignores case and trailing slashes. */
const asRouted = (pathname: string): string => pathname.toLowerCase().replace(/\/+$/, "");

/**
 * Referrer policy of a page opened by a token: other sites get only the shop's origin. With
 * "no-referrer" a browser sends `Origin: null` for the page's own forms; browsers without
 * `Sec-Fetch-Site` (Safari before 16.4) could then submit none.
 */
const secretReferrer = "strict-origin";

/**
 * Returns the Cache-Control of a response; always set, because a shared cache stores a bare 200 for
 * hours.
 * - For a signed-in shopper: not stored, so that Back after the logout shows no addresses.
 * - Payment pages: not stored, so that Back requests them again.
 * - Pages opened by a token: not stored.
 * - A visitor's page: stored for Back, and revalidated.
 * - Public: only if the route asks for it and the response sets no cookie.
 */
export function cacheControl(
  pathname: string,
  asked: string | null,
  { setsCookie, personal }: { setsCookie: boolean; personal: boolean },
): string {
  const isPublic = asked !== null && !setsCookie && /^public\b/.test(asked);
  const route = asRouted(pathname);
  if (paying.test(route) || secret.test(route) || (personal && !isPublic)) return "no-store";
  if (asked === null || (setsCookie && !/no-store|private/.test(asked))) return "private, no-cache";
  return asked;
}

/**
 * Valid for a year, for the shop's host and its subdomains, which belong to the shop (record 072).
 */
const strictTransport = "max-age=31536000; includeSubDomains";

/**
 * Sets security headers and Cache-Control on every response, HSTS over https only. Removes `Link`
 * from responses that our script fetches.
 */
export const safeHeaders: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  await next();
  const url = new URL(c.req.url);
  const { headers } = c.res;
  for (const [name, value] of Object.entries(always)) headers.set(name, value);
  // our script fetches into an open page, which has the styles already
  if (c.req.header("Sec-Fetch-Dest") === "empty") headers.delete("Link");
  if (secret.test(asRouted(url.pathname))) headers.set("Referrer-Policy", secretReferrer);
  if (url.protocol === "https:") headers.set("Strict-Transport-Security", strictTransport);
  const facts = { setsCookie: headers.has("Set-Cookie"), personal: c.var.personal };
  headers.set("Cache-Control", cacheControl(url.pathname, headers.get("Cache-Control"), facts));
};
