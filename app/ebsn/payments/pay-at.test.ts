import { describe, expect, it, vi } from "vitest";
import { createPayAt } from "./pay-at";

const reported = vi.fn();
const payAt = createPayAt(["https://pay.test"], reported);
const at = (url: string | undefined) => payAt("checkout/buy", url);

describe("the URL of a payment page", () => {
  it("keeps a payment URL of the chain's own and reports no missing URL", () => {
    expect(at("https://pay.test/x?y=1")).toBe("https://pay.test/x?y=1");
    expect(at(undefined)).toBeUndefined();
    expect(reported).not.toHaveBeenCalled();
  });

  it("writes a payment URL so that a header can carry it", () => {
    expect(at("HTTPS://PAY.test/a\r\nSet-Cookie: x=1")).toBe("https://pay.test/aSet-Cookie:%20x=1");
    expect(at("https://pay.test/è😀")).toBe("https://pay.test/%C3%A8%F0%9F%98%80");
    expect(at("https:pay.test/x")).toBe("https://pay.test/x");
    expect(at("https://pay.test\\@evil.example/")).toBe("https://pay.test/@evil.example/");
  });

  it("reports and drops a URL on a foreign host, with credentials or too long", () => {
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
