import { describe, expect, it } from "vitest";
import { iconOr } from "./icon";

describe("icons", () => {
  it("falls back where the backend names an icon that does not exist", () => {
    expect(iconOr("apple", "basket")).toBe("apple");
    expect(iconOr("fa-cheese", "basket")).toBe("basket");
    expect(iconOr(undefined, "basket")).toBe("basket");
  });
});
