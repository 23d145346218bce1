import { describe, expect, it } from "vitest";
import { readStatement } from "./read-statement";

describe("a label's statement of allergens", () => {
  // spec law: a statement of allergens is read as it stands: what is missing, denied or not understood never counts as without <- app/features/allergens/read-statement.ts, app/features/allergens/allergen-note.ts
  it.each([
    ["Contiene: glutine, latte", ["gluten", "milk"], []],
    ["Contiene: frutta a guscio, lupini, solfiti", ["nuts", "sulphites", "lupin"], []],
    ["CEREALI CONTENENTI GLUTINE, UOVA E PRODOTTI A BASE DI UOVA", ["gluten", "eggs"], []],
    ["Glutine, Soia", ["gluten", "soy"], []],
    ["Contiene latte. Può contenere tracce di soia, uova e sedano.", ["milk"], ["eggs", "soy", "celery"]],
    ["Contiene orzo e può contenere arachidi", ["gluten"], ["peanuts"]],
    ["Può contenere tracce di soia, contiene latte", ["milk"], ["soy"]],
    ["Contiene latte di bufala", ["milk"], []],
    ["Latte di capra, latte di pecora; latte di mucca", ["milk"], []],
    ["Contiene lupini di mare", ["molluscs"], []],
    ["Nessun allergene dichiarato", [], []],
    ["Allergeni: nessuno", [], []],
  ])("%s", (text, contains, traces) => {
    expect(readStatement(text)).toEqual({ contains, traces, understood: true });
  });

  // spec law: a statement of allergens is read as it stands: what is missing, denied or not understood never counts as without
  it.each([
    ["Vedi etichetta", []],
    ["Allergeni:", []],
    ["", []],
    ["Senza glutine", []],
    ["Non contiene latte, uova", []],
    ["Senza glutine. Contiene latte", ["milk"]],
    ["Contiene latte, senza soia", ["milk"]],
    ["Senza glutine, contiene latte", ["milk"]],
    ["Contiene latte di cocco", []],
    ["Grano saraceno", []],
    ["Noce moscata", []],
    ["Contains milk", []],
    ["Contiene latte e lattoferrina", ["milk"]],
  ])("is not taken for whole where a word is unknown or denies: %s", (text, contains) => {
    expect(readStatement(text)).toEqual({ contains, traces: [], understood: false });
  });
});
