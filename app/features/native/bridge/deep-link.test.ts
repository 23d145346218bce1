import fc from "fast-check";
import { expect, test } from "vitest";
import { deepLink } from "./deep-link";

const origin = "https://www.loggia.example";

// spec §2.1: deep links: orders, checkout, search, product, category, one order <- app/features/native/bridge/deep-link.ts
test.each([
  "/profile/orders",
  "/profile/orders/1012",
  "/checkout",
  "/search",
  "/search?query=latte%20fresco&parent_category_id=3",
  "/product/latte-fresco-1-l",
  "/product/caff%C3%A8-100%2B",
  "/category/frutta-e-verdura",
  "/category/frutta-e-verdura/frutta/mele?utm_source=mail",
])("%s opens the app there", (path) => {
  expect(deepLink(origin + path, origin)).toBe(path);
});

// spec §2.1: deep links: orders, checkout, search, product, category, one order
test("the place on a page is left out", () => {
  expect(deepLink(`${origin}/checkout#pay`, origin)).toBe("/checkout");
});

// spec §2.1: deep links: orders, checkout, search, product, category, one order
test("accepts a link with unescaped text", () => {
  expect(deepLink(`${origin}/search?query=fior d'arancio`, origin)).toBe("/search?query=fior%20d%27arancio");
  expect(deepLink(`${origin}/product/caffè`, origin)).toBe("/product/caff%C3%A8");
});

const hostile = [
  ...["https://evil.example/checkout", "http://www.loggia.example/checkout", "//www.loggia.example/checkout"],
  ...["https://www.loggia.example.evil.example/checkout", "https://www.loggia.example:8443/checkout"],
  ...["https://user:pass@www.loggia.example/checkout", "https://www.loggia.example@evil.example/checkout"],
  ...["javascript:alert(1)", "javascript://www.loggia.example/%0aalert(1)", "data:text/html,x", "/checkout"],
  ...["it.laloggia.spesa://checkout", "intent://www.loggia.example/checkout#Intent;end", "", "x"],
  ...["/", "/logout", "/profile", "/profile/delete", "/profile/lists", "/payment", "/cart", "/checkout/"].map(
    (path) => origin + path,
  ),
  ...["/profile/orders/", "/profile/orders/0", "/profile/orders/1/cancel", "/profile/orders/abc"].map(
    (path) => origin + path,
  ),
  ...[
    "/product/",
    "/product",
    "/category/",
    "/category/a//b",
    "/product/a/options",
    "//evil.example/checkout",
  ].map((path) => origin + path),
  ...[
    "/search/../logout",
    "/product/../logout",
    "/product/..",
    "/product/%2e%2e/logout",
    "/category/%2e%2e",
  ].map((path) => origin + path),
  ...["/product/..%2flogout", "/product/a%2Fb", "/product/a%5Cb", "/category/a\\..\\..\\logout"].map(
    (path) => origin + path,
  ),
  ...[
    "/product/%252e%252e%252flogout",
    "/product/%00",
    "/product/a%0d%0ab",
    "/check\tout",
    "/checkout\n",
  ].map((path) => origin + path),
  `${origin}/search?query=${"a".repeat(2000)}`,
  ...["/CHECKOUT/../x", "/product/<script>", '/product/a"b', "/product/javascript:alert(1)"].map(
    (path) => origin + path,
  ),
];

// spec §2.1: deep links: orders, checkout, search, product, category, one order
test.each(hostile)("deepLink returns undefined for %j", (link) => {
  expect(deepLink(link, origin)).toBeUndefined();
});

// spec §2.1: deep links: orders, checkout, search, product, category, one order
test("any link leads to one of six pages at this origin, or is rejected", () => {
  const piece = fc.constantFrom(
    ...["..", "%2e", "%2f", "%5c", "/", "//", "\\", "@", ":", "?", "#", "%00", "\t", "evil.example"],
    ...["product", "category", "checkout", "search", "profile/orders", "a", "1", "%252f", "è", "javascript:"],
  );
  const link = fc.tuple(fc.constantFrom(origin, `${origin}/`, ""), fc.array(piece, { maxLength: 8 }));
  fc.assert(
    fc.property(link, fc.boolean(), ([begin, pieces], any) => {
      const path = deepLink(begin + pieces.join(any ? "/" : ""), origin);
      if (path === undefined) return;
      const url = new URL(path, origin);
      expect(url.origin).toBe(origin);
      expect(url.pathname + url.search).toBe(path);
      expect(decodeURIComponent(url.pathname)).toMatch(
        /^\/(profile\/orders(\/\d+)?|checkout|search|product\/[^/\\]+|category\/[^\\]+)$/,
      );
      expect(decodeURIComponent(url.pathname)).not.toMatch(/\/\.|%|\/\//);
    }),
    { numRuns: 2000 },
  );
});

test.each([undefined, null, 1, {}, ["https://www.loggia.example/checkout"]])("%j is no link", (link) => {
  expect(deepLink(link, origin)).toBeUndefined();
});
