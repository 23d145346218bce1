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
    /** the answer is for somebody who is signed in, or was when the request began */
    personal: boolean;
  }
}

const paying = /^\/(payment|cart\/payment-(completed|error)\/[^/]+)$/;
/** Mails' links and the ways back from identity and payment providers lead here, with a token in their address. */
const secret =
  /^\/(cart\/payment-return\/.+|(registration\/)?reset-password|registration(\/|-)confirm|email-confirmed|(ebsn\/)?api\/.+)$/;

/** The router takes an address in whatever case, and with slashes at its end. */
const asRouted = (pathname: string): string => pathname.toLowerCase().replace(/\/+$/, "");

/**
 * Of a page that a token led to, others learn no more than the shop's origin. "no-referrer" would say even less, but under it a browser names
 * the origin of the page's own forms "null", and one without `Sec-Fetch-Site` (Safari before 16.4) could post none of them.
 */
const secretReferrer = "strict-origin";

/**
 * What Cache-Control an answer gets. An answer for somebody signed in is never stored, so that after the log-out Back does not show their
 * addresses. Payment pages are not stored either, so that Back requests them again. A visitor's page may be kept for Back and is
 * revalidated, but one that came with a token is not kept; public is only what a route asked for, is the same for everybody, and sets no
 * cookie. Never absent: a shared cache keeps a bare 200 for hours.
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

/** For a year, for the shop's host and all that stands below it, which is the shop's alone (record 072). */
const strictTransport = "max-age=31536000; includeSubDomains";

/** Security headers and an explicit Cache-Control on every answer; HSTS over https only; `Link` on what a browser opens alone. */
export const safeHeaders: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  await next();
  const url = new URL(c.req.url);
  const { headers } = c.res;
  for (const [name, value] of Object.entries(always)) headers.set(name, value);
  // styles are asked for early by who opens a page: our script, which reads one in place, has them
  if (c.req.header("Sec-Fetch-Dest") === "empty") headers.delete("Link");
  if (secret.test(asRouted(url.pathname))) headers.set("Referrer-Policy", secretReferrer);
  if (url.protocol === "https:") headers.set("Strict-Transport-Security", strictTransport);
  const facts = { setsCookie: headers.has("Set-Cookie"), personal: c.var.personal };
  headers.set("Cache-Control", cacheControl(url.pathname, headers.get("Cache-Control"), facts));
};
