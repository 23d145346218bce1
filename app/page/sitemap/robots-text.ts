import * as paths from "~/page/paths";

/**
 * What only one shopper's eyes are for: nothing to be found there. Each stands for all that begins so. The search is open, or nobody
 * could read on its pages that they are not to be kept.
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

/** The text of robots.txt: all but those is open, and here is the map. */
export function robotsText(sitemap: string): string {
  return ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`), "", `Sitemap: ${sitemap}`, ""].join(
    "\n",
  );
}
