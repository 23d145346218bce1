import { expect, test } from "vitest";
import { robotsText } from "./robots-text";

const closed = robotsText("https://shop.example/sitemap.xml")
  .split("\n")
  .flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
  .map((path) => new RegExp(`^${path.replaceAll("*", ".*")}`));
const isOpen = (path: string) => !closed.some((pattern) => pattern.test(path));

// spec house: sitemap and robots.txt for each chain; canonical, noindex, 404 and 410
test("allows crawling the catalogue, but no shopper's own pages", () => {
  for (const path of [
    "/",
    "/catalog",
    "/category/pane-e-forno",
    "/product/pane-casereccio",
    "/volantini",
    "/search?query=latte",
    "/fast-search?q=l",
  ])
    expect(isOpen(path), path).toBe(true);
  for (const path of [
    "/cart",
    "/cart/add",
    "/checkout",
    "/payment",
    "/profile/orders",
    "/search/suggest?q=latte",
  ])
    expect(isOpen(path), path).toBe(false);
  expect(isOpen("/product/pane-casereccio/options")).toBe(false);
});

test("names the map", () =>
  expect(robotsText("https://shop.example/sitemap.xml")).toContain(
    "\nSitemap: https://shop.example/sitemap.xml\n",
  ));
