import { createRequestHandler, type AppLoadContext, type ServerBuild } from "@remix-run/cloudflare";

type Handle = (request: Request, context: AppLoadContext) => Promise<Response>;

/**
 * Remix's handler of requests, over the routes that can serve the address alone. Remix looks through all routes four times a request, a sixth
 * of what a page costs; of some hundred, a dozen share the first segment of an address or begin with a parameter.
 */
export function createPageHandler(build: ServerBuild, mode: string): Handle {
  const firstOf = (id: string | undefined): string | undefined => {
    const route = id === undefined ? undefined : build.routes[id];
    return route && (firstOf(route.parentId) ?? route.path?.split("/").find(Boolean)?.toLowerCase());
  };
  const firsts = new Map(Object.keys(build.routes).map((id) => [id, firstOf(id)]));
  const isStatic = (first: string | undefined) => first !== undefined && !/^[:*]|\?$/.test(first);
  const known = new Set([...firsts.values()].filter(isStatic));
  const handlers = new Map<string, Handle>();

  function handlerOf(first: string): Handle {
    const ready = handlers.get(first);
    if (ready) return ready;
    const serves = ([id]: [string, unknown]) => !isStatic(firsts.get(id)) || firsts.get(id) === first;
    const routes = Object.fromEntries(Object.entries(build.routes).filter(serves));
    const listed = Object.fromEntries(Object.entries(build.assets.routes).filter(serves));
    const handler = createRequestHandler(
      { ...build, routes, assets: { ...build.assets, routes: listed } },
      mode,
    );
    handlers.set(first, handler);
    return handler;
  }

  return (request, context) => {
    const first = firstSegment(new URL(request.url).pathname);
    return handlerOf(known.has(first) ? first : "")(request, context);
  };
}

/** As Remix compares it: decoded, whatever its case. */
function firstSegment(pathname: string): string {
  const [, first = ""] = pathname.split("/");
  try {
    return decodeURIComponent(first).toLowerCase();
  } catch {
    return first.toLowerCase();
  }
}
