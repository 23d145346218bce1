import { expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { translatorFor } from "~/i18n/server";
import type { Allergen } from "~/model/allergens";
import { allergenNote } from "./allergen-note";

const note = (allergens: string | undefined, ...chosenAllergens: Allergen[]) =>
  allergenNote({ allergens }, { t: translatorFor(tenants.loggia, "it"), locale: "it", chosenAllergens });

// spec again: the chosen allergens are said on the product's page, on cards, in its options and in the cart <- app/features/allergens/allergen-note.ts, app/features/catalog/card/product-card.tsx, app/features/cart/product-line/line-product.tsx
it("names the chosen allergens that a product contains or may contain, and no others", () => {
  expect(note("Contiene: glutine, latte, uova", "milk", "eggs")).toEqual({
    allergenWarning: "Contiene latte e uova",
  });
  expect(note("Contiene latte. Può contenere soia", "milk", "soy")).toEqual({
    allergenWarning: "Contiene latte. Può contenere soia",
  });
});

// spec again: the chosen allergens are said on the product's page, on cards, in its options and in the cart
it("omits the note if a whole statement names no chosen allergen, or without a choice", () => {
  expect(note("Contiene: glutine", "milk")).toEqual({});
  expect(note("Nessun allergene dichiarato", "milk")).toEqual({});
  expect(note(undefined)).toEqual({});
});

// spec law: a statement of allergens is read as it stands: what is missing, denied or not understood never counts as without
it("never takes a missing or strange statement for a product without", () => {
  expect(note(undefined, "milk")).toEqual({ allergensUnknown: true });
  expect(note("Senza lattosio", "milk")).toEqual({ allergensUnknown: true });
  expect(note("Contiene latte, vedi etichetta", "milk", "eggs")).toEqual({
    allergenWarning: "Contiene latte",
    allergensUnknown: true,
  });
});

// spec again: the chosen allergens are said on the product's page, on cards, in its options and in the cart
it("leaves no allergen unknown once the warning names every chosen allergen", () => {
  expect(note("Contiene latte, vedi etichetta. Può contenere uova", "milk", "eggs")).toEqual({
    allergenWarning: "Contiene latte. Può contenere uova",
  });
});
