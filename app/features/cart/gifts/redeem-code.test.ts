import { describe, expect, it, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { sampleCart } from "~/lib/testing/sample-cart";
import { testShop } from "~/platform/testing/test-shop";
import { redeemCode } from "./redeem-code";

const gift = { id: 1, code: "BENVENUTO5", amount: 500 };
const refusal = (reason: "giftCode" | "other" | "locked") =>
  new EbsnError("refused", "cart-giftcertificate/check", { reason });

function setUp({ held = false, within = true, check = async () => ({}) as { description?: string } } = {}) {
  const add = vi.fn(async () => sampleCart({ giftCodes: [gift] }));
  const view = async () => sampleCart({ giftCodes: held ? [gift] : [] });
  const asked = vi.fn(check);
  const { shop } = testShop({
    session: { user: { id: 7, login: "a@example.com" } },
    ebsn: { cart: { view }, gifts: { check: asked, add } },
  });
  const checkRateLimit = vi.fn(async () => within);
  return { shop: { ...shop, checkRateLimit }, add, asked, checkRateLimit };
}

describe("a code that is typed", () => {
  it("is checked, then used, without the blanks around it", async () => {
    const { shop, add, asked } = setUp();
    expect(await redeemCode(shop, " BENVENUTO5 ")).toMatchObject({ kind: "used", code: "BENVENUTO5" });
    expect(asked).toHaveBeenCalledExactlyOnceWith("BENVENUTO5");
    expect(add).toHaveBeenCalledExactlyOnceWith("BENVENUTO5");
  });

  // spec §2.4: gift codes: checked, added, removed by id; those that this order will bring, and the shopper's own in the profile
  it("is not sent again if the cart holds it in another letter case", async () => {
    const { shop, add, asked } = setUp({ held: true });
    expect(await redeemCode(shop, "benvenuto5")).toEqual({ kind: "there", code: "benvenuto5" });
    expect([add.mock.calls, asked.mock.calls]).toEqual([[], []]);
  });

  it("is invalid and not added if empty, too long or refused", async () => {
    for (const typed of ["", "  ", "x".repeat(61)]) {
      const { shop, asked } = setUp();
      expect(await redeemCode(shop, typed)).toEqual({ kind: "invalid" });
      expect(asked).not.toHaveBeenCalled();
    }
    for (const reason of ["giftCode", "other"] as const) {
      const { shop, add } = setUp({ check: () => Promise.reject(refusal(reason)) });
      expect(await redeemCode(shop, "SCADUTO")).toEqual({ kind: "invalid" });
      expect(add).not.toHaveBeenCalled();
    }
  });

  it("answers tooMany without a request above the rate limit, but accepts a held code", async () => {
    const { shop, add, asked, checkRateLimit } = setUp({ within: false });
    expect(await redeemCode(shop, "BUONO100052")).toEqual({ kind: "tooMany" });
    expect(checkRateLimit).toHaveBeenCalledExactlyOnceWith("gift", "a@example.com");
    expect([add.mock.calls, asked.mock.calls]).toEqual([[], []]);
    const used = setUp({ held: true, within: false });
    expect(await redeemCode(used.shop, "BENVENUTO5")).toMatchObject({ kind: "there" });
  });

  it("is not called invalid when the backend is down, or the cart cannot be changed", async () => {
    const down = new EbsnError("down", "cart-giftcertificate/check");
    for (const error of [down, refusal("locked")]) {
      const { shop } = setUp({ check: () => Promise.reject(error) });
      await expect(redeemCode(shop, "BENVENUTO5")).rejects.toBe(error);
    }
  });
});
