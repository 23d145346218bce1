import { describe, expect, it, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { sampleCart } from "~/lib/testing/sample-cart";
import { withMinimum, withTerms } from "./with-minimum";

const shopWhere = (deliveryFee: () => Promise<{ cost: number; minimumOrder: number; freeFrom?: number }>) => {
  const asked = vi.fn(deliveryFee);
  return { asked, shop: { ebsn: { places: { deliveryFee: asked } } } };
};
const fee = () => Promise.resolve({ cost: 590, minimumOrder: 3500 });
const failing = (kind: EbsnError["kind"]) => () => Promise.reject(new EbsnError(kind, "delivery-fee/view"));

describe("the minimum order", () => {
  it("S15: is the cart's own, else that of its delivery fee", async () => {
    const { asked, shop } = shopWhere(fee);
    expect((await withMinimum(shop, sampleCart({ minimumOrder: 3000 }))).minimumOrder).toBe(3000);
    expect(asked).not.toHaveBeenCalled();
    expect((await withMinimum(shop, sampleCart({ minimumOrder: undefined }))).minimumOrder).toBe(3500);
    expect(asked).toHaveBeenCalledExactlyOnceWith("ofCart");
  });

  it("S15: is not requested for an empty cart, and stays unknown if the backend fails", async () => {
    const { asked, shop } = shopWhere(fee);
    await withMinimum(shop, sampleCart({ minimumOrder: undefined, items: [] }));
    expect(asked).not.toHaveBeenCalled();
    for (const kind of ["down", "notFound", "refused"] as const) {
      const cart = sampleCart({ minimumOrder: undefined });
      expect(await withMinimum(shopWhere(failing(kind)).shop, cart)).toBe(cart);
    }
  });

  it("rethrows an ended session", async () => {
    const cart = sampleCart({ minimumOrder: undefined });
    await expect(withMinimum(shopWhere(failing("session")).shop, cart)).rejects.toMatchObject({
      kind: "session",
    });
  });
});

describe("the terms of delivery", () => {
  const free = () => Promise.resolve({ cost: 590, minimumOrder: 3500, freeFrom: 8000 });

  it("hold the free delivery's limit, and the cart's minimum or else the fee's", async () => {
    const { cart, freeFrom } = await withTerms(shopWhere(free).shop, sampleCart({ minimumOrder: 3000 }));
    expect([cart.minimumOrder, freeFrom]).toEqual([3000, 8000]);
    const plain = await withTerms(shopWhere(free).shop, sampleCart({ minimumOrder: undefined }));
    expect(plain.cart.minimumOrder).toBe(3500);
  });

  it("are not requested for an empty cart, and left out if the backend fails", async () => {
    const cart = sampleCart();
    expect(await withTerms(shopWhere(failing("down")).shop, cart)).toEqual({ cart });
    const { asked, shop } = shopWhere(free);
    await withTerms(shop, sampleCart({ items: [] }));
    expect(asked).not.toHaveBeenCalled();
  });
});
