import { expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { translatorFor } from "~/i18n/server";
import type { Allergen } from "~/model/allergens";
import { allergenNote } from "./allergen-note";

const note = (allergens: string | undefined, ...chosenAllergens: Allergen[]) =>
  allergenNote({ allergens }, { t: translatorFor(tenants.loggia, "it"), locale: "it", chosenAllergens });

it("names the chosen allergens that a product contains or may contain, and no others", () => {
  expect(note("Contiene: glutine, latte, uova", "milk", "eggs")).toEqual({
    allergenWarning: "Contiene latte e uova",
  });
  expect(note("Contiene latte. Può contenere soia", "milk", "soy")).toEqual({
    allergenWarning: "Contiene latte. Può contenere soia",
  });
});

it("says nothing of a product whose whole statement names none of them, nor to who chose none", () => {
  expect(note("Contiene: glutine", "milk")).toEqual({});
  expect(note("Nessun allergene dichiarato", "milk")).toEqual({});
  expect(note(undefined)).toEqual({});
});

it("never takes a missing or strange statement for a product without", () => {
  expect(note(undefined, "milk")).toEqual({ allergensUnknown: true });
  expect(note("Senza lattosio", "milk")).toEqual({ allergensUnknown: true });
  expect(note("Contiene latte, vedi etichetta", "milk", "eggs")).toEqual({
    allergenWarning: "Contiene latte",
    allergensUnknown: true,
  });
});
