import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { baseTexts } from "./texts";
import type { Texts } from "./translate";

const app = new URL("../", import.meta.url);
const sources = readdirSync(app, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file))
  .map((file) => readFileSync(new URL(file, app), "utf8"))
  .join("\n");

const strings = new Set([...sources.matchAll(/"([a-z]\w*(?:\.\w+)+)"/g)].map(([, key]) => key));
/**
 * Keys built at run time, as `delivery.hours.opens.${day}`, from words or from paths in the
 * sources.
 */
const templates = [...sources.matchAll(/`([a-z]\w*\.[^`\s]*\$\{[^`]*)`/g)].map(([, key = ""]) => {
  const parts = key.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(".", "\\."));
  return new RegExp(`^${parts.join("([\\w.]+)")}$`);
});
const isUsed = (key: string) =>
  strings.has(key) ||
  templates.some((template) =>
    template
      .exec(key)
      ?.slice(1)
      .every((piece) => !piece.includes(".") || strings.has(piece)),
  );

const keysOf = (texts: Texts, prefix = ""): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string"
      ? [`${prefix}${key}`.replace(/_(zero|one|other)$/, "")]
      : keysOf(value, `${prefix}${key}.`),
  );

it("every text is used by some code", () => {
  const keys = keysOf(baseTexts.it);
  expect(keys.length).toBeGreaterThan(500);
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  expect(["cart.title", "content.terms.prices.text", "cart.neverAsked", "nowhere.title"].map(isUsed)).toEqual(
    [true, true, false, false],
  );
  expect(isUsed("content.terms.neverAsked.text")).toBe(false);
});
