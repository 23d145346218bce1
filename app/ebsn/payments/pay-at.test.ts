import { describe, expect, it, vi } from "vitest";
import { createPayAt } from "./pay-at";

const reported = vi.fn();
const payAt = createPayAt(["https://pay.test"], reported);
const at = (url: string | undefined) => payAt("checkout/buy", url);

describe("the address of a payment page", () => {
  it("is one of the chain's own, and nothing is said of none", () => {
    expect(at("https://pay.test/x?y=1")).toBe("https://pay.test/x?y=1");
    expect(at(undefined)).toBeUndefined();
    expect(reported).not.toHaveBeenCalled();
  });

  it("is written as a header carries it, whatever the backend wrote", () => {
    expect(at("HTTPS://PAY.test/a\r\nSet-Cookie: x=1")).toBe("https://pay.test/aSet-Cookie:%20x=1");
    expect(at("https://pay.test/è😀")).toBe("https://pay.test/%C3%A8%F0%9F%98%80");
    expect(at("https:pay.test/x")).toBe("https://pay.test/x");
    expect(at("https://pay.test\\@evil.example/")).toBe("https://pay.test/@evil.example/");
  });

  it("is none when it leads elsewhere, signs somebody in, or is longer than a header", () => {
    for (const url of [
      "https://evil.example/",
      "https://pay.test.evil.example/",
      "https://pay.test@evil.example/",
      "https://user:word@pay.test/",
      "http://pay.test/",
      "//pay.test/x",
      "javascript:alert(1)",
      "data:text/html,x",
      `https://pay.test/${"a".repeat(5000)}`,
    ]) {
      reported.mockClear();
      expect(at(url), url).toBeUndefined();
      expect(reported).toHaveBeenCalledOnce();
    }
  });
});
