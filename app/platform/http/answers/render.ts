import type { AppLoadContext } from "@remix-run/cloudflare";
import { acceptsData, acceptsPage, jsonError } from "./accepts";
import { lastResortPage } from "./last-resort";
import { isTooSlow } from "./too-slow";

type Handle = (request: Request, context: AppLoadContext) => Promise<Response>;

/** Path of the route that throws `context.failure`. */
const failurePath = "/not-found";

/**
 * Returns Remix's response, with errors as pages. Remix's own refusals and errors thrown in a route
 * without a page become a shop page with the right status, or JSON for data clients. Other
 * responses (a sitemap's plain 404) are unchanged. Returns undefined if no page could be rendered.
 */
export async function renderAnswer(
  handle: Handle,
  request: Request,
  context: AppLoadContext,
): Promise<Response | undefined> {
  const refused = refusalOf(new URL(request.url));
  const answer = refused
    ? jsonError(refused, context.shop.requestId, remixOwn)
    : await handle(withoutOrigins(request), context);
  if (isTooSlow(answer)) return tooSlowAnswer(request, context);
  const type = answer.headers.get("Content-Type") ?? "";
  if (answer.status < 400) return answer;
  const { status, headers = allowedMethods(answer.status) } = context.failure ?? { status: answer.status };
  if (acceptsData(request)) return jsonError(status, context.shop.requestId, headers ?? waitOf(answer));
  // Remix answers a POST to a route without an action (405) without running any loader: that page
  // would lack tenant, language and frame
  if (type.startsWith("text/html") && status !== 405) return answer;
  if (!acceptsPage(request) && !isRemixOwn(answer)) return answer;
  return failurePage(handle, request, { ...context, failure: { status, headers } });
}

/**
 * Status for requests that Remix must not see; undefined for the rest:
 * - `.data`, and `?_data=` of older clients: unused, since React renders on the server only
 * - names that no redirect could carry
 * - line ends, which even the catch-all route (`*`) does not match
 * - paths that cannot be decoded, which Remix would log unchanged
 */
function refusalOf({ pathname, searchParams }: URL): number | undefined {
  if (searchParams.has("_data")) return 400;
  if (!isDecodable(pathname)) return 404;
  return /\.data$|%(0[0-9a-f]|1[0-9a-f]|7f|e2%80%a[89])/i.test(pathname) ? 404 : undefined;
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

function tooSlowAnswer(request: Request, { shop }: AppLoadContext): Response {
  const { requestId, locale, t } = shop;
  if (acceptsData(request)) return jsonError(408, requestId);
  const words = { title: t("errors.tooSlow.title"), text: t("errors.tooSlow.text") };
  return lastResortPage(408, requestId, { ...words, locale, home: t("errors.notFound.home") });
}

/** A 405 lists the allowed methods (RFC 9110 § 15.5.6): a route without an action takes no POST. */
const allowedMethods = (status: number): HeadersInit | undefined =>
  status === 405 ? { Allow: "GET, HEAD" } : undefined;

/** The route's own `Retry-After`. */
function waitOf({ headers }: Response): HeadersInit {
  const wait = headers.get("Retry-After");
  return wait === null ? {} : { "Retry-After": wait };
}

const remixOwn = { "X-Remix-Error": "yes" };

/** True for Remix's own errors: its JSON has a marker header, the rest is plain text or empty. */
const isRemixOwn = ({ headers, status }: Response): boolean =>
  status === 405 ||
  headers.has("X-Remix-Error") ||
  headers.has("X-Remix-Catch") ||
  (status === 500 && /^(text\/plain|$)/.test(headers.get("Content-Type") ?? ""));

async function failurePage(
  handle: Handle,
  request: Request,
  context: AppLoadContext,
): Promise<Response | undefined> {
  const { url, headers, method, signal } = request;
  const passedOn = new Headers();
  for (const name of ["Accept", "Accept-Language", "Cookie", "User-Agent"]) {
    const value = headers.get(name);
    if (value) passedOn.set(name, value);
  }
  const page = await handle(new Request(new URL(failurePath, url), { headers: passedOn, signal }), context);
  if (!page.headers.get("Content-Type")?.startsWith("text/html")) return undefined;
  return method === "HEAD" ? new Response(null, page) : page;
}

/**
 * Removes Origin and X-Forwarded-Host. Remix compares Origin with the host, taking X-Forwarded-Host
 * first, which any client may send, and returns a blank 500 if they differ. csrf.ts has already
 * checked the request.
 */
function withoutOrigins(request: Request): Request {
  if (!request.headers.has("Origin") && !request.headers.has("X-Forwarded-Host")) return request;
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  headers.delete("X-Forwarded-Host");
  return new Request(request, { headers });
}
