type RouteEntry = { path?: string; parentId?: string };

const rank = (segment: string) => (segment === "*" ? "2" : segment.startsWith(":") ? "1" : "0");

/**
 * Returns a function that names the route of a path (`/profile/orders/:orderId`) for logs. No id,
 * slug or query is logged; a path without a route is `*`.
 */
export function createRoutePattern(
  routes: Record<string, RouteEntry | undefined>,
): (pathname: string) => string {
  const full = (route: RouteEntry | undefined): string[] =>
    route
      ? [
          ...full(route.parentId === undefined ? undefined : routes[route.parentId]),
          ...(route.path ?? "").split("/"),
        ]
      : [];
  const patterns = Object.values(routes)
    .map((route) => full(route).filter(Boolean))
    .filter((segments) => !(segments.length === 1 && segments[0] === "*"))
    .map((segments) => ({
      name: `/${segments.join("/")}`,
      rank: segments.map(rank).join(""),
      matches: new RegExp(`^${segments.map((segment) => `/${regexOf(segment)}`).join("") || "/"}/?$`),
    }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return (pathname) => patterns.find(({ matches }) => matches.test(pathname))?.name ?? "*";
}

const regexOf = (segment: string): string =>
  segment === "*" ? ".+" : segment.startsWith(":") ? "[^/]+" : segment.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
