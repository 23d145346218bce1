import { describe, expect, test } from "vitest";
import type { Category } from "~/model/catalogue";
import { category, tree } from "../testing/samples";
import { findCategories, namedCategory } from "./find-categories";

describe("departments", () => {
  test("are found by a word's beginning, without case or accents, and never if hidden", () => {
    expect(findCategories(tree, "LAT", 9).map(({ slug }) => slug)).toEqual(["latte-e-yogurt", "latte"]);
    expect(findCategories(tree, "yog", 9).map(({ slug }) => slug)).toEqual(["yogurt", "latte-e-yogurt"]);
    expect(findCategories(tree, "te caffe", 9).map(({ name }) => name)).toEqual(["Caffè e tè"]);
    expect(findCategories(tree, "%_'", 9)).toEqual([]);
  });
  test("list the exact name first, then the upper departments", () => {
    const named = (name: string, slug: string, children: Category[] = []) => ({
      ...category(name, children),
      slug,
    });
    const dry = [
      named("Senza glutine", "senza-glutine", [
        named("Pasta senza glutine", "senza-glutine/pasta"),
        named("Pasta corta", "senza-glutine/pasta-corta"),
      ]),
      named("Pasta e riso", "pasta-e-riso", [named("Pasta", "pasta-e-riso/pasta")]),
    ];
    expect(findCategories(dry, "pasta", 2).map(({ slug }) => slug)).toEqual([
      "pasta-e-riso/pasta",
      "pasta-e-riso",
    ]);
  });
  test("are found by their exact name only if it is unique", () => {
    expect(namedCategory(tree, " caffe ")?.slug).toBe("caffè");
    expect(namedCategory(tree, "lat")).toBeUndefined();
    expect(namedCategory([...tree, category("Latte")], "latte")).toBeUndefined();
  });
});
