import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { iconOr } from "./icon";
import { iconNames } from "./icon-names";

describe("icons", () => {
  it("has a drawing for each name", () => {
    const sprite = readFileSync(new URL("./icons.svg", import.meta.url), "utf8");
    const drawn = [
      ...sprite.matchAll(
        /<g id="([^"]+)" transform="translate\((\d+)\)"><(?:g|path|circle|ellipse|rect|line|poly)/g,
      ),
    ].map(([, id, x]) => [id, Number(x)]);
    expect(drawn).toEqual(iconNames.map((name, index) => [name, index * 24]));
  });

  it("falls back where the backend names an icon that does not exist", () => {
    expect(iconOr("apple", "basket")).toBe("apple");
    expect(iconOr("fa-cheese", "basket")).toBe("basket");
    expect(iconOr(undefined, "basket")).toBe("basket");
  });
});
