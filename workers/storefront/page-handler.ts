import { createRequestHandler, type AppLoadContext, type ServerBuild } from "@remix-run/cloudflare";

type Handle = (request: Request, context: AppLoadContext) => Promise<Response>;

/**
 * Creates Remix's request handler, limited to the routes that can serve the requested address.
 * Remix searches all routes four times a request. With all routes a listing takes 1.6 to 1.7 times
 * the server's time, a shopper's listing and the cart 1.3 times (docs/performance.md).
 * About a hundred routes are reduced to these:
 * - for a static address of the table ("/cart", without `:slug` or `*`), its own three or four
 *   routes; no dynamic route takes precedence
 * - for any other address, the dozen routes that share its first segment or begin with a parameter
 */
export function createPageHandler(build: ServerBuild, mode: string): Handle {
  const segmentsOf = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : build.routes[id];
    const own = route?.path?.toLowerCase().split("/").filter(Boolean) ?? [];
    return route ? [...segmentsOf(route.parentId), ...own] : [];
  };
  const isStatic = (segment: string | undefined) => segment !== undefined && !/^[:*]|\?$/.test(segment);
  const segments = new Map(Object.keys(build.routes).map((id) => [id, segmentsOf(id)]));
  const firsts = new Set([...segments.values()].map(([first]) => first).filter(isStatic));
  const statics = new Set(
    [...segments.values()].filter((all) => all.length > 0 && all.every(isStatic)).map(addressOf),
  );
  const handlers = new Map<string, Handle>();

  /** `key` = a static address of the table, else a static first segment, else the empty string. */
  function handlerOf(key: string): Handle {
    const ready = handlers.get(key);
    if (ready) return ready;
    const leadsTo = (own: string[]) => `${key}/`.startsWith(own.length > 0 ? `${addressOf(own)}/` : "/");
    const mayServe = ([first]: string[]) => !isStatic(first) || first === key;
    const isChosen = statics.has(key) ? leadsTo : mayServe;
    const serves = ([id]: [string, unknown]) => isChosen(segments.get(id) ?? []);
    const routes = Object.fromEntries(Object.entries(build.routes).filter(serves));
    const listed = Object.fromEntries(Object.entries(build.assets.routes).filter(serves));
    const handler = createRequestHandler(
      { ...build, routes, assets: { ...build.assets, routes: listed } },
      mode,
    );
    handlers.set(key, handler);
    return handler;
  }

  return (request, context) => {
    const { pathname } = new URL(request.url);
    const address = pathname.toLowerCase().replace(/\/$/, "");
    const first = firstSegment(pathname);
    const key = statics.has(address) ? address : firsts.has(first) ? first : "";
    return handlerOf(key)(request, context);
  };
}

const addressOf = (segments: string[]): string => `/${segments.join("/")}`;

/** Returns the first segment of a path as Remix compares it: decoded, in lower case. */
function firstSegment(pathname: string): string {
  const [, first = ""] = pathname.split("/");
  try {
    return decodeURIComponent(first).toLowerCase();
  } catch {
    return first.toLowerCase();
  }
}
