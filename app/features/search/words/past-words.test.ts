import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addWord, byUse, readWords, writeWords, type PastWord } from "./past-words";

const today = 20_700;
const names = (words: PastWord[]) => words.map(({ name }) => name);
const searched = (...queries: string[]) =>
  queries.reduce<PastWord[]>((words, query) => addWord(words, query, today), []);

// spec §3: searched words: name, counter, timestamp <- app/features/search/words/past-words.ts
// spec §9: dayWordsSaved 30, sorted by use <- app/features/search/words/past-words.ts
test("sorted by use, then by how recent they are", () => {
  expect(names(byUse(searched("latte", "pane", "Latte ", "mele", "uova")))).toEqual([
    "latte",
    "uova",
    "mele",
    "pane",
  ]);
});

// spec §3: searched words: name, counter, timestamp
test("a reload is no new use, the next day is", () => {
  expect(searched("latte", "latte", "latte")).toEqual([{ name: "latte", counter: 1, day: today }]);
  expect(addWord(searched("latte"), "latte", today + 1)).toMatchObject([{ counter: 2 }]);
});

// spec §9: dayWordsSaved 30, sorted by use
test("past words expire after thirty days", () => {
  const words = addWord(searched("latte"), "pane", today + 10);
  const text = writeWords(words);
  expect(names(readWords(text, today + 29, 30))).toEqual(["pane", "latte"]);
  expect(names(readWords(text, today + 30, 30))).toEqual(["pane"]);
  expect(readWords(text, today + 40, 30)).toEqual([]);
});

describe("the cookie", () => {
  test("holds twenty words, dropping the least used and oldest first", () => {
    const many = Array.from({ length: 20 }, (_, index) => `parola ${index}`);
    const words = searched("parola 19", ...many, "nuova");
    const read = names(readWords(writeWords(words), today, 30));
    expect(read).toHaveLength(20);
    expect(read).toContain("parola 19");
    expect(read).not.toContain("parola 0");
    expect(read[0]).toBe("nuova");
  });

  test.each([
    "rubbish",
    "1.fz0. latte",
    "1.fz0.",
    "zzz.fz0.latte",
    "1.fz0.LATTE",
    "~~~",
    `1.fz0.${"a".repeat(41)}`,
    "x".repeat(100_000),
  ])("readWords returns an empty list for %j", (value) => expect(readWords(value, today, 30)).toEqual([]));

  test("comes back as it went, in at most 1000 characters of a cookie", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme", minLength: 1 }), { maxLength: 40 }), (queries) => {
        const words = searched(...queries);
        const text = writeWords(words);
        expect(encodeURIComponent(text).length).toBeLessThanOrEqual(1000);
        expect(writeWords(readWords(text, today, 30))).toBe(text);
      }),
    );
  });
});
