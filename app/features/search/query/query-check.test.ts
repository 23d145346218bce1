import * as fc from "fast-check";
import { expect, test } from "vitest";
import { typedLine } from "~/lib/typed-text";
import { queryProblem } from "./query-check";

// spec §2.1: /search: query, parent_category_id, filter, mode; short, hostile and misspelt words answered <- app/features/search/results/routes/search.tsx, app/features/search/query/query-check.ts
test.each([
  ["", "empty"],
  ["   \n\t ", "empty"],
  ["l", "short"],
  ["é!", "short"],
  ["🍕", "unreadable"],
  [`%_'"<>`, "unreadable"],
  ["a".repeat(300), "long"],
  ["tè", undefined],
  ["latte 🥛", undefined],
  ["<b>latte</b>", undefined],
  ["8000000000017", undefined],
  ["a".repeat(100), undefined],
])("%j is %j", (text, problem) => expect(queryProblem(typedLine(text))).toBe(problem));

test("tidy words have no control character and no space at either end", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary-ascii" }), (text) => {
      const tidy = typedLine(text);
      expect(tidy).toBe(tidy.trim());
      expect(tidy).not.toMatch(/\p{Cc}|\s\s/u);
    }),
  );
});
