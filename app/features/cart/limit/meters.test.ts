import { describe, expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { translatorFor } from "~/i18n/server";
import { sampleCart } from "~/lib/testing/sample-cart";
import { goalMeter, limitMeter } from "./meters";

const t = translatorFor(tenants.loggia, "it");
const plain = (text = "") => text.replaceAll("\u00a0", " ");
const goal = (more: Parameters<typeof sampleCart>[0], freeFrom?: number) =>
  goalMeter(sampleCart({ minimumOrder: 3000, ...more }), freeFrom, t, "it");
const limit = (more: Parameters<typeof sampleCart>[0], cents?: number) =>
  limitMeter(sampleCart(more), cents, t, "it");

describe("the meter of the next goal", () => {
  // spec §2.4: meters to the minimum order, the free delivery and a limit of one's own <- app/features/cart/limit/meters.ts, app/ui/meter.tsx, app/features/cart/limit/save-limit.ts
  it("U3: is the minimum order first, delivery not included", () => {
    const meter = goal({ itemsTotal: 2857 }, 8000);
    expect(meter).toMatchObject({ value: 2857, max: 3000, tone: "towards" });
    expect(plain(meter?.text)).toBe(
      "Ancora 1,43 € di prodotti, consegna esclusa, per la spesa minima di 30,00 €.",
    );
  });

  it("then the free delivery, which is reached to the cent", () => {
    expect(plain(goal({ itemsTotal: 7999 }, 8000)?.text)).toBe(
      "Ancora 0,01 € di prodotti e la consegna è gratis.",
    );
    expect(goal({ itemsTotal: 8000, deliveryFee: 0 }, 8000)).toMatchObject({
      value: 8000,
      max: 8000,
      tone: "reached",
    });
  });

  it("is undefined if delivery is never free", () => {
    expect(goal({ itemsTotal: 5000 })).toBeUndefined();
  });
});

describe("the meter of one's own limit", () => {
  it("is undefined without a limit", () => {
    expect(limit({})).toBeUndefined();
  });

  it("says what is left, up to the limit itself", () => {
    expect(plain(limit({ total: 4769 }, 5000)?.text)).toBe("Limite di 50,00 €: ti restano 2,31 €.");
    expect(limit({ total: 5000, estimatedMax: 5000 }, 5000)?.tone).toBe("towards");
  });

  // spec §2.4: meters to the minimum order, the free delivery and a limit of one's own
  it("warns by how much the limit is passed, with a full bar", () => {
    const meter = limit({ total: 5340 }, 5000);
    expect(plain(meter?.text)).toBe("Hai superato il tuo limite di 50,00 €: 3,40 € in più.");
    expect(meter).toMatchObject({ value: 5000, max: 5000, tone: "warn" });
  });

  it("warns when weighed goods may pass it", () => {
    const meter = limit({ total: 4900, estimatedMax: 5010 }, 5000);
    expect([plain(meter?.text), meter?.tone]).toEqual([
      "Con i prodotti a peso potresti superare il tuo limite di 50,00 €.",
      "warn",
    ]);
  });
});
