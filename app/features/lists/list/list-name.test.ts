import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { tenantTexts } from "~/i18n/server";
import { tenants } from "#tenants/registry";
import { readName, withName } from "./list-name";

const { translate: t } = tenantTexts(tenants.loggia, "it");
const named = (name: string) => {
  const form = new FormData();
  form.set("name", name);
  return readName(form);
};
const save = (name: string) => Promise.resolve(name);

describe("a list's name", () => {
  // spec §7: wishlist/insert, update, delete, select <- app/ebsn/lists/calls.ts, app/features/lists/list/list-name.ts
  // spec §8: a list name of none, too long or twice; a list of somebody else; absurd quantities
  it("is one to eighty characters, and comes back as it was typed when it is not", async () => {
    expect(await withName(t, "Cena", save)).toEqual({ saved: "Cena" });
    expect(await withName(t, "", save)).toMatchObject({ wrong: { error: "Scrivi un nome per la lista." } });
    const long = "x".repeat(500);
    expect(await withName(t, long, save)).toMatchObject({
      wrong: { name: long, error: expect.stringContaining("500") },
    });
    expect(await withName(t, "🍕".repeat(80), save)).toHaveProperty("saved");
  });

  it("is rejected if the backend knows it already", async () => {
    const twice = () => Promise.reject(new EbsnError("refused", "wishlist/insert", { reason: "listName" }));
    expect(await withName(t, "Cena", twice)).toMatchObject({ wrong: { name: "Cena" } });
    const other = () => Promise.reject(new EbsnError("down", "wishlist/insert"));
    await expect(withName(t, "Cena", other)).rejects.toThrow(EbsnError);
  });

  it("S15: is wrong in the backend's own words where it has no code for it", async () => {
    const texts = ["Esiste già una lista con questo nome."];
    const save = () => Promise.reject(new EbsnError("refused", "wishlist/insert", { texts }));
    expect(await withName(t, "Cena", save)).toEqual({ wrong: { name: "Cena", error: texts[0] } });
  });

  it("differs from the favourites' own name", async () => {
    for (const name of ["Lista preferiti", "LISTA PREFERITI", "lista preferìti"])
      expect(await withName(t, name, save)).toMatchObject({ wrong: { name } });
    expect(await withName(t, "Lista preferiti 2", save)).toHaveProperty("saved");
  });

  it("stands on one line without control characters", () => {
    expect(named("  Spesa\n della\u0000 settimana ")).toBe("Spesa della settimana");
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(named(text)).toBe(named(named(text)));
        expect(named(text)).not.toMatch(/[\n\r\u0000]|^\s|\s$/);
      }),
    );
  });
});
