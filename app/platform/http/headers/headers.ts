import type { MiddlewareHandler } from "hono";
import type { PlatformEnv } from "../../env";

const always: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "geolocation=(self), accelerometer=(), camera=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
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
  if (paying.test(pathname) || secret.test(pathname) || (personal && !isPublic)) return "no-store";
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
  if (secret.test(url.pathname)) headers.set("Referrer-Policy", "no-referrer");
  if (url.protocol === "https:") headers.set("Strict-Transport-Security", strictTransport);
  const facts = { setsCookie: headers.has("Set-Cookie"), personal: c.var.personal };
  headers.set("Cache-Control", cacheControl(url.pathname, headers.get("Cache-Control"), facts));
};
