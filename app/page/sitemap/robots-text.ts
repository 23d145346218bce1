import * as paths from "~/page/paths";

/**
 * Path prefixes closed to crawlers, because they are personal.
 * The search stays open, so that crawlers can read the `noindex` of its pages.
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

/** The text of robots.txt: allows everything else and names the sitemap. */
export function robotsText(sitemap: string): string {
  return ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`), "", `Sitemap: ${sitemap}`, ""].join(
    "\n",
  );
}
