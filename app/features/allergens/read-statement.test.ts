import { describe, expect, it } from "vitest";
import { allergens, type Allergen } from "~/model/allergens";
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

  const namesOfAll: Record<Allergen, string> = {
    gluten: "glutine",
    crustaceans: "crostacei",
    eggs: "uova",
    fish: "pesce",
    peanuts: "arachidi",
    soy: "soia",
    milk: "latte",
    nuts: "mandorle",
    celery: "sedano",
    mustard: "senape",
    sesame: "sesamo",
    sulphites: "solfiti",
    lupin: "lupini",
    molluscs: "molluschi",
  };
  const named = allergens.map((allergen) => [allergen, namesOfAll[allergen]] as const);

  it.each(named)("B16: a denial of %s is neither believed nor taken for a warning", (_allergen, name) => {
    for (const denial of [
      `Senza ${name}`,
      `Privo di ${name}`,
      `Non contiene ${name}`,
      `Esente da ${name}`,
      `Assenza di ${name}`,
      `${name}-free`,
      `${name} free`,
    ])
      expect(readStatement(denial), denial).toEqual({ contains: [], traces: [], understood: false });
  });

  it.each(named)("B16: traces of %s stay traces beside a denial of another allergen", (allergen, name) => {
    for (const text of [`Può contenere ${name}`, `Può contenere tracce di ${name}. Senza lattosio`])
      expect(readStatement(text), text).toMatchObject({ contains: [], traces: [allergen] });
  });

  it.each(named)("B16: %s stays contained if other allergens are denied", (allergen, name) => {
    const others = named.filter(([other]) => other !== allergen).map(([, other]) => other);
    for (const other of [...others, "lattosio", "frumento"])
      for (const text of [`${name}, senza ${other}`, `${other}-free, contiene ${name}`])
        expect(readStatement(text), text).toMatchObject({ contains: [allergen], understood: false });
  });

  it.each([
    "da frumento, senza glutine",
    "avena senza glutine",
    "Avena gluten-free",
    "Fiocchi d'avena (gluten free)",
    "Amido di frumento privo di glutine",
    "Può contenere tracce di orzo. Senza glutine",
  ])("B16: a cereal without gluten is unsure, neither warned of nor free of it: %s", (text) => {
    expect(readStatement(text)).toEqual({ contains: [], traces: [], understood: false });
  });

  it.each([
    ["Contiene avena, senza frumento", "gluten"],
    ["Contiene glutine. Senza glutine", "gluten"],
    ["Latte senza lattosio", "milk"],
    ["Contiene albume, senza uova", "eggs"],
  ])("B16: warns of an allergen in another name or against its own denial: %s", (text, allergen) => {
    expect(readStatement(text)).toMatchObject({ contains: [allergen], understood: false });
  });
});
