/**
 * Paths that crawlers are not to visit, because they are a shopper's own; each covers every path that begins with it. The search stays
 * open, so that crawlers can read the `noindex` of its pages.
 */
const closed = [
  "/cart",
  "/checkout",
  "/payment",
  "/profile",
  "/search/suggest",
  "/delivery",
  "/preferences",
  "/login",
  "/logout",
  "/resume",
  "/product/*/options",
];

/** The text of robots.txt: everything else is allowed, and the sitemap is named. */
export function robotsText(sitemap: string): string {
  return ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`), "", `Sitemap: ${sitemap}`, ""].join(
    "\n",
  );
}
