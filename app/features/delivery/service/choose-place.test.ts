import { describe, expect, it, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import type { Cart } from "~/model/cart";
import { choosePlace, differenceAt, readChoice } from "./choose-place";
import { readPoint } from "../place/point-param";
import { emptyCart } from "~/lib/testing/sample-cart";
import { homePath } from "~/lib/path";
import { testShop } from "~/platform/testing/test-shop";
import { pieceAt, t } from "../testing/samples";

const fields = (text: string) => new URLSearchParams(text);

describe("the place that a form names", () => {
  it("is a home or a store by a plain id", () => {
    expect(readChoice(fields("addressId=70"))).toEqual({ addressId: 70 });
    expect(readChoice(fields("storeId=5"))).toEqual({ storeId: 5 });
    for (const junk of [
      "",
      "addressId=",
      "addressId=-1",
      "addressId=7.5",
      "storeId=1e3",
      `storeId=${"9".repeat(400)}`,
    ])
      expect(readChoice(fields(junk))).toBeUndefined();
  });
});

describe("the point that an address names", () => {
  it("lies on the globe", () => {
    expect(readPoint(fields("lat=41.89&lng=-12.5"))).toEqual({ latitude: 41.89, longitude: -12.5 });
    for (const junk of ["lat=91&lng=0", "lat=0&lng=-180.5", "lat=NaN&lng=0", "lat=0", "lat=1e1&lng=0"])
      expect(readPoint(fields(junk))).toBeUndefined();
  });
});

describe("the difference a choice makes", () => {
  const shop = (cart: Cart, preview: () => Promise<Cart>) => {
    const previewStore = vi.fn(preview);
    const ebsn = {
      cart: { view: () => Promise.resolve(cart) },
      places: { previewStore, previewAddress: preview },
    };
    return { shop: { ebsn }, previewStore };
  };
  const full = emptyCart({ items: [pieceAt(1, 100)] });

  it("is not requested for an empty cart without a slot", async () => {
    const { shop: one, previewStore } = shop(emptyCart(), () => Promise.resolve(full));
    expect(await differenceAt(one, { storeId: 6 })).toBeUndefined();
    expect(previewStore).not.toHaveBeenCalled();
  });

  it("is what the preview shows", async () => {
    const { shop: one } = shop(full, () => Promise.resolve(emptyCart({ items: [pieceAt(1, 106)] })));
    expect((await differenceAt(one, { storeId: 6 }))?.difference.dearer).toHaveLength(1);
  });

  it("is unknown where the backend cannot tell, and a refusal is passed on", async () => {
    const blind = shop(full, () => Promise.reject(new EbsnError("notFound", "store-proximity/preview")));
    expect(await differenceAt(blind.shop, { storeId: 6 })).toBeUndefined();
    const refused = shop(full, () =>
      Promise.reject(new EbsnError("refused", "x", { reason: "unknownStore" })),
    );
    await expect(differenceAt(refused.shop, { storeId: 6 })).rejects.toThrow("unknownStore");
  });
});

describe("S15: a place chosen where the backend cannot tell before", () => {
  async function chosen(before: Cart, after: Cart, confirmed = false) {
    const { shop, done } = testShop({
      session: { user: { id: 7, login: "a@example.com" } },
      ebsn: {
        cart: { view: async () => before },
        places: {
          previewStore: async () => {
            throw new EbsnError("notFound", "store-proximity/preview");
          },
          selectStore: async () => after,
        },
        today: () => ({ date: "2026-11-24", time: "10:00", at: 0 }),
      },
    });
    const inItalian = { ...shop, t };
    await choosePlace(inItalian, { storeId: 6 }, { back: homePath, confirmed });
    return done.flashes
      .filter(({ kind }) => kind === "warn")
      .map(({ text }) => text.replaceAll("\u00a0", " "));
  }
  // spec delivery: what went from the cart and what is dearer is said after a change of place that the backend cannot show before <- app/features/delivery/service/change-texts.ts, app/features/delivery/service/choose-place.ts
  it("says afterwards what is gone and what is dearer", async () => {
    const before = emptyCart({ items: [pieceAt(1, 100), pieceAt(2, 200)] });
    const [gone, dearer, ...more] = await chosen(before, emptyCart({ items: [pieceAt(2, 250)] }));
    expect(gone).toContain("Qui non trovi: Prodotto 1 Pastificio Aurelia 500 g.");
    expect(dearer).toContain("(da 2,00 € a 2,50 €)");
    expect(more).toEqual([]);
  });

  it("shows no message for an unchanged cart or an already seen change", async () => {
    const before = emptyCart({ items: [pieceAt(1, 100)] });
    expect(await chosen(before, before)).toEqual([]);
    expect(await chosen(before, emptyCart(), true)).toEqual([]);
  });

  it("names a few of many", async () => {
    const items = [1, 2, 3, 4, 5].map((id) => pieceAt(id, 100));
    const [gone] = await chosen(emptyCart({ items }), emptyCart());
    expect(gone).toContain("e altri 2");
  });
});
