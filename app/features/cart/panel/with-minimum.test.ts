import { describe, expect, it, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { sampleCart } from "~/lib/testing/sample-cart";
import { withMinimum } from "./with-minimum";

const shopWhere = (deliveryFee: () => Promise<{ cost: number; minimumOrder: number }>) => {
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

  it("S15: is asked for no empty cart, and goes unsaid when nobody answers", async () => {
    const { asked, shop } = shopWhere(fee);
    await withMinimum(shop, sampleCart({ minimumOrder: undefined, items: [] }));
    expect(asked).not.toHaveBeenCalled();
    for (const kind of ["down", "notFound", "refused"] as const) {
      const cart = sampleCart({ minimumOrder: undefined });
      expect(await withMinimum(shopWhere(failing(kind)).shop, cart)).toBe(cart);
    }
  });

  it("a dead session is not kept quiet", async () => {
    const cart = sampleCart({ minimumOrder: undefined });
    await expect(withMinimum(shopWhere(failing("session")).shop, cart)).rejects.toMatchObject({
      kind: "session",
    });
  });
});
