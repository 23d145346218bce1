import { expect, it } from "vitest";
import { pageNamed } from "./page-named";

// spec again: V4 who searches for offers, novelties or the flyer is led to their page <- app/features/search/query/page-named.ts
it.each([
  ["Offerte", "/search?promo=1"],
  ["in offerta", "/search?promo=1"],
  ["SCONTI!", "/search?promo=1"],
  ["novità", "/search?new=1"],
  ["volantino", "/volantini"],
  ["latte in offerta", undefined],
  ["latte", undefined],
])("%s is %s", (query, page) => expect(pageNamed(query)).toBe(page));
