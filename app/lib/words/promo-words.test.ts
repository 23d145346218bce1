import { expect, test } from "vitest";
import { wordsBesideSaving } from "./promo-words";

// spec attacked: S11 a promo says what it saves <- app/lib/words/promo-words.ts
test.each([
  ["PROMO", ""],
  ["In offerta!", ""],
  ["Sconto", ""],
  ["PROMOZIONI", ""],
  ["OFFERTA VOLANTINO", "OFFERTA VOLANTINO"],
  ["3x2", "3x2"],
  ["Sottocosto", "Sottocosto"],
  ["", ""],
])("wordsBesideSaving of %s is: %s", (label, words) =>
  expect(wordsBesideSaving({ label, kind: "taglio" })).toBe(words),
);
