import { describe, expect, it } from "vitest";
import { noteRoom } from "~/ebsn/cart/line-preferences";
import { loose, sampleProduct } from "~/lib/testing/sample-product";
import { sampleItem } from "~/lib/testing/sample-cart";
import { choiceOf, readLinePreferences, takesCut } from "./preferences-form";

const shop = { t: (key: string) => key };
const pack = sampleProduct({ weighed: true });
const read = (fields: Record<string, string>, product = pack) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readLinePreferences(shop, sampleItem(product, { ifMissing: "nothing" }), form);
};

describe("the preferences form of a line", () => {
  it("is read whole", () => {
    expect(read({ ifMissing: "call", note: " mature ", cut: "0,8 kg" }).preferences).toEqual({
      ifMissing: "call",
      note: "mature",
      cut: 800,
    });
    expect(read({ note: "", cut: "" })).toEqual({
      typed: { ifMissing: "nothing", note: "", cut: "" },
      preferences: { ifMissing: "nothing", note: undefined, cut: undefined },
    });
  });

  it("names the similar product that is wanted, in one line that the pickers can read", () => {
    const named = (ifMissing: string) => read({ ifMissing }).preferences;
    expect(named("similar:Penne, 500 g")).toMatchObject({ ifMissing: "similar", substitute: "Penne, 500 g" });
    expect(named("similar: «Penne»\n rigate ").substitute).toBe("Penne rigate");
    expect(named("similar: ")).toMatchObject({ ifMissing: "similar", substitute: undefined });
    expect(choiceOf(named("similar:Penne"))).toBe("similar:Penne");
    expect(choiceOf({ ifMissing: "nothing", substitute: "Penne" })).toBe("nothing");
  });

  it("keeps the earlier choice for an unknown choice", () => {
    expect(read({ ifMissing: "boh" }).preferences.ifMissing).toBe("nothing");
  });

  it("reads a weight without a unit as grams, and only for weighed pieces", () => {
    expect(read({ cut: "300" }).preferences.cut).toBe(300);
    expect([
      takesCut(pack),
      takesCut(sampleProduct()),
      takesCut(sampleProduct({ rule: loose, weighed: true })),
    ]).toEqual([true, false, false]);
    expect(read({ cut: "300" }, sampleProduct()).preferences.cut).toBeUndefined();
  });

  it.each(["abc", "0", "-3", "11 kg"])("a weight of %j is wrong, and stays as it was typed", (cut) => {
    expect(read({ cut })).toMatchObject({ errors: { cut: "cart.preferences.cutInvalid" }, typed: { cut } });
  });

  // spec §2.4: what is wanted if a product is missing (similar, call, nothing), for the cart and for a line, with a note and the weight of each piece
  it("limits a note to the room left, counting an emoji or a line end once", () => {
    const lines = `${"a".repeat(noteRoom({ ifMissing: "similar" }) - 2)}\r\nb`;
    expect(read({ ifMissing: "similar", note: lines }).errors).toBeUndefined();
    expect(read({ note: "a\r\nb" }).preferences.note).toBe("a\nb");
    for (const ifMissing of ["similar", "call"] as const) {
      const room = noteRoom({ ifMissing });
      expect(read({ ifMissing, note: "🍌".repeat(room) }).errors).toBeUndefined();
      const long = "🍌".repeat(room + 1);
      expect(read({ ifMissing, note: long })).toMatchObject({
        errors: { note: "cart.preferences.noteTooLong" },
        typed: { note: long },
      });
    }
  });
});
