import { createRequestHandler, type AppLoadContext, type ServerBuild } from "@remix-run/cloudflare";

type Handle = (request: Request, context: AppLoadContext) => Promise<Response>;

/**
 * Remix's handler of requests, over the routes that can serve the address alone. Remix looks through all routes four times a request: over the
 * whole table a listing takes 1.6 to 1.7 times of the server's time, a shopper's listing and the cart 1.3 times (docs/performance.md). Of some
 * hundred routes, three or four lead to an address that stands in the table as it is ("/cart", without `:slug` or `*`); no other one wins over
 * them. For any other address it is the dozen that share its first segment or begin with a parameter.
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

  /** `key`: an address that stands in the table, else a first segment that does, else nothing. */
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

/** The first segment of a path as Remix compares it: decoded, in small letters. */
function firstSegment(pathname: string): string {
  const [, first = ""] = pathname.split("/");
  try {
    return decodeURIComponent(first).toLowerCase();
  } catch {
    return first.toLowerCase();
  }
}
