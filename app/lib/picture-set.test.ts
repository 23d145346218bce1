import { describe, expect, it } from "vitest";
import { pictureSet, resizedPicture } from "./picture-set";

describe("pictureSet", () => {
  it("lists each size with its width", () => {
    expect(pictureSet({ small: "https://a.test/s.jpg", medium: "https://a.test/m.jpg" })).toBe(
      "https://a.test/s.jpg 240w,https://a.test/m.jpg 600w",
    );
    expect(pictureSet({ medium: "/m", large: "/l" })).toBe("/m 600w,/l 1200w");
  });

  it("returns undefined without at least two distinct pictures", () => {
    expect(pictureSet({ small: "/one", medium: "/one" })).toBeUndefined();
    expect(pictureSet({ small: "/one", medium: "" })).toBeUndefined();
    expect(pictureSet({})).toBeUndefined();
  });

  it("leaves out a URL that would break the list", () => {
    for (const bad of ["/m 2,x", "/m,", ",/m", "/m\t"])
      expect(pictureSet({ small: "/s", medium: bad, large: "/l" }), bad).toBe("/s 240w,/l 1200w");
  });

  it("W1: lists resized URLs of one picture if Cloudflare Images is available", () => {
    const big = "https://img.chain.it/a.jpg?v=2";
    const at = (side: number) =>
      `/cdn-cgi/image/width=${side},height=${side},fit=scale-down,format=auto,quality=80/${big}`;
    expect(pictureSet({ small: resizedPicture(big, 240), medium: resizedPicture(big, 600) })).toBe(
      `${at(240)} 240w,${at(600)} 600w`,
    );
  });
});
