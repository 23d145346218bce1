import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSearch } from "./search-params";

const read = (query: string, more: Record<string, string> = {}) =>
  readSearch(new URLSearchParams({ query, ...more }));

describe("parameters of the search", () => {
  it("tidies the words", () => {
    expect(read("  latte \u0000\n fresco ")).toEqual({
      query: "latte fresco",
      cut: false,
      categoryId: undefined,
      literal: false,
    });
  });

  it("keeps the words as they are in exact mode", () =>
    expect([read("pane", { mode: "exact" }).literal, read("pane", { mode: "search" }).literal]).toEqual([
      true,
      false,
    ]));

  it("takes hostile input as plain text", () => {
    expect(read(`%_'"<>`).query).toBe(`%_'"<>`);
    expect(read("🥛").query).toBe("🥛");
    expect(read("").query).toBe("");
  });

  it("searches for the first hundred characters, never half an emoji", () => {
    const { query, cut } = read("🍎".repeat(300));
    expect([query, cut]).toEqual(["🍎".repeat(100), true]);
  });

  it("knows a category by its number only", () => {
    expect(read("pane", { parent_category_id: "12" }).categoryId).toBe(12);
    for (const id of ["0", "-1", "abc", "1e9", "99999999999"]) {
      expect(read("pane", { parent_category_id: id }).categoryId).toBeUndefined();
    }
  });

  it("never fails, never asks for more than a hundred characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 250 }), (words) => {
        const { query } = read(words);
        expect([...query].length).toBeLessThanOrEqual(100);
        expect(query).toBe(query.trim());
      }),
    );
  });
});
