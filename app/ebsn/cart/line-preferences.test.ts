import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { IfMissing, LinePreferences } from "~/model/cart";
import { noteRoom, toInfos, toLinePreferences, toSubstitute } from "./line-preferences";

const ways: IfMissing[] = ["similar", "call", "nothing"];

describe("preferences of a line", () => {
  it.each<[LinePreferences, Record<string, string>]>([
    [{ ifMissing: "similar" }, { accept_alternatives: "true", notes: "", customWeight: "" }],
    [
      { ifMissing: "nothing", note: "mature" },
      { accept_alternatives: "false", notes: "mature", customWeight: "" },
    ],
    [
      { ifMissing: "call", note: "mature", cut: 800 },
      { accept_alternatives: "false", notes: "Se manca, chiamami. mature", customWeight: "800" },
    ],
    [
      { ifMissing: "similar", substitute: "Penne, 500 g", note: "non integrali" },
      {
        accept_alternatives: "true",
        notes: "Se manca, prendi «Penne, 500 g». non integrali",
        customWeight: "",
      },
    ],
  ])("sends %j in fields that every backend has", (preferences, infos) => {
    expect(toInfos(preferences)).toEqual(infos);
  });

  // spec §2.4: what is wanted if a product is missing (similar, call, nothing), for the cart and for a line, with a note and the weight of each piece <- app/ebsn/cart/line-preferences.ts, app/features/cart/line-preferences/routes/line-preferences.tsx, app/lib/if-missing.ts
  it("preferences survive a round trip", () => {
    const note = fc.string({ maxLength: 60 }).map((text) => text.trim() || undefined);
    fc.assert(
      fc.property(
        fc.constantFrom(...ways),
        note,
        fc.option(fc.integer({ min: 1, max: 9999 })),
        (ifMissing, text, cut) => {
          const preferences = { ifMissing, note: text, cut: cut ?? undefined };
          expect(toLinePreferences(toInfos(preferences))).toEqual(preferences);
          const substitute = toSubstitute(text ?? "");
          const named = { ifMissing: "similar" as const, substitute, note: text, cut: cut ?? undefined };
          expect(toLinePreferences(toInfos(named))).toEqual(named);
        },
      ),
    );
  });

  // spec §2.4: what is wanted if a product is missing (similar, call, nothing), for the cart and for a line, with a note and the weight of each piece
  it("notes take 1000 characters in all", () => {
    for (const ifMissing of ways) {
      const sent = toInfos({ ifMissing, note: "x".repeat(noteRoom({ ifMissing })) }).notes;
      expect(sent).toHaveLength(1000);
    }
    const wish = { ifMissing: "similar", substitute: toSubstitute("«Penne»\n".repeat(40)) } as const;
    expect(toInfos({ ...wish, note: "x".repeat(noteRoom(wish)) }).notes).toHaveLength(1000);
  });

  it("a line without values has default preferences, and an invalid cut is omitted", () => {
    expect(toLinePreferences({})).toEqual({ ifMissing: "nothing" });
    expect(toLinePreferences({ customWeight: "abc" }).cut).toBeUndefined();
    expect(toLinePreferences({ customWeight: "-5" }).cut).toBeUndefined();
  });
});
