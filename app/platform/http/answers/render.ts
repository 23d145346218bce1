import type { AppLoadContext } from "@remix-run/cloudflare";
import { acceptsData, acceptsPage, jsonError } from "./accepts";
import { lastResortPage } from "./last-resort";
import { isTooSlow } from "./too-slow";

type Handle = (request: Request, context: AppLoadContext) => Promise<Response>;

/** The route that throws `context.failure`. */
const failurePath = "/not-found";

/**
 * Remix's answer to a request, whose errors are pages: its own refusals and what is thrown in a route without a page become a page of the
 * shop in the right status, and JSON for a machine. Other answers of a route (a sitemap's plain 404) are left as they are. Undefined when
 * no page could be made.
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
  // Remix answers a POST to a route without an action (405) without running any loader: a page without chain, language or frame
  if (type.startsWith("text/html") && status !== 405) return answer;
  if (!acceptsPage(request) && !isRemixOwn(answer)) return answer;
  return failurePage(handle, request, { ...context, failure: { status, headers } });
}

/**
 * What Remix need not see: the data of a page (`.data`, and `?_data=` of older clients), which nobody asks for, since React renders on the
 * server alone; names that no redirect could carry on; ends of lines, which not even the route for all other addresses (`*`) matches; what
 * cannot be decoded, which Remix would write into the log as it was asked for.
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

/** A route without an action takes no POST, and a 405 names what it takes (RFC 9110 § 15.5.6). */
const allowedMethods = (status: number): HeadersInit | undefined =>
  status === 405 ? { Allow: "GET, HEAD" } : undefined;

/** When to come again, as the route itself says it. */
function waitOf({ headers }: Response): HeadersInit {
  const wait = headers.get("Retry-After");
  return wait === null ? {} : { "Retry-After": wait };
}

const remixOwn = { "X-Remix-Error": "yes" };

/** Remix marks its JSON by a header; its own errors are plain text or empty. */
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
 * Remix compares Origin with what it takes for the host, `X-Forwarded-Host` first, which anybody may send, and answers a blank 500 when they
 * differ. csrf.ts has decided before it, so Remix sees neither.
 */
function withoutOrigins(request: Request): Request {
  if (!request.headers.has("Origin") && !request.headers.has("X-Forwarded-Host")) return request;
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  headers.delete("X-Forwarded-Host");
  return new Request(request, { headers });
}
