import * as paths from "~/page/paths";

/**
 * Paths that crawlers are not to visit, because they are a shopper's own; each covers every path that begins with it. The search stays
 * open, so that crawlers can read the `noindex` of its pages.
 */
const closed = [
  paths.cart,
  paths.checkout,
  paths.payment,
  "/profile",
  paths.suggest,
  "/delivery",
  paths.preferences,
  paths.login,
  paths.logout,
  paths.resume,
  paths.productOptions("*"),
];

/** The text of robots.txt: everything else is allowed, and the sitemap is named. */
export function robotsText(sitemap: string): string {
  return ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`), "", `Sitemap: ${sitemap}`, ""].join(
    "\n",
  );
}
