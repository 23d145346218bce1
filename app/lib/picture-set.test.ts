import { describe, expect, it } from "vitest";
import { pictureSet } from "./picture-set";

describe("pictureSet", () => {
  it("offers each size with the pixels it has", () => {
    expect(pictureSet({ small: "https://a.test/s.jpg", medium: "https://a.test/m.jpg" })).toBe(
      "https://a.test/s.jpg 240w,https://a.test/m.jpg 600w",
    );
    expect(pictureSet({ medium: "/m", large: "/l" })).toBe("/m 600w,/l 1200w");
  });

  it("is nothing where there is no choice", () => {
    expect(pictureSet({ small: "/one", medium: "/one" })).toBeUndefined();
    expect(pictureSet({ small: "/one", medium: "" })).toBeUndefined();
    expect(pictureSet({})).toBeUndefined();
  });

  it("leaves out an address that would break the list", () => {
    expect(pictureSet({ small: "/s", medium: "/m 2,x", large: "/l" })).toBe("/s 240w,/l 1200w");
  });
});
