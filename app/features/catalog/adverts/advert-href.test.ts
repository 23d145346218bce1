import { expect, test } from "vitest";
import { advertHref } from "./advert-href";

const hosts = ["www.loggia.example", "loggia.localhost"];

// spec house: adverts lead to our own pages only and never hold a page up <- app/features/catalog/adverts/advert-href.ts, app/features/catalog/adverts/load-adverts.ts
test.each([
  ["/category/pane-e-forno", "/category/pane-e-forno"],
  ["/category/pasta?promo=true", "/category/pasta?promo=1"],
  ["/search?new=1&promo=true#x", "/search?new=1&promo=1#x"],
  [" https://www.loggia.example/volantini ", "/volantini"],
  ["HTTPS://WWW.LOGGIA.EXAMPLE/category/pasta?promo=true", "/category/pasta?promo=1"],
])("%j leads to %j", (link, href) => expect(advertHref(link, hosts)).toBe(href));

// spec house: adverts lead to our own pages only and never hold a page up
test.each([
  "",
  "category/pasta",
  "//evil.example/x",
  "/\\evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "https://evil.example/www.loggia.example",
  "https://www.loggia.example.evil.example/",
  "https://www.loggia.example@evil.example/",
  "https://evil.example@www.loggia.example/x",
  "https://",
  "/a\u0000b",
  `/${"a".repeat(3000)}`,
])("%j leads nowhere", (link) => expect(advertHref(link, hosts)).toBeUndefined());
