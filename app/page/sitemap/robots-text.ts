/**
 * What only one shopper's eyes are for: nothing to be found there. Each stands for all that begins so. The search is open, or nobody
 * could read on its pages that they are not to be kept.
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

/** The text of robots.txt: all but those is open, and here is the map. */
export function robotsText(sitemap: string): string {
  return ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`), "", `Sitemap: ${sitemap}`, ""].join(
    "\n",
  );
}
