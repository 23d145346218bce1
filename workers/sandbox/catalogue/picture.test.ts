import { expect, it } from "vitest";
import { drawPicture } from "../pictures/draw-picture";
import { hueOf } from "../pictures/colour";
import { seedCatalogue } from "./generate";
import type { SeedProduct } from "./seed-types";

const { products } = seedCatalogue("l");
const named = (sign: RegExp): SeedProduct[] => products.filter(({ name }) => sign.test(name));

it.each([
  ["the dish of aubergines as no lasagne", /^PARMIGIANA/, ["parmigiana"]],
  ["veal under its sauce of tuna", /^VITELLO TONNATO/, ["tonnato"]],
  ["chicken with peppers and no peas", /^POLLO ALLA ROMANA/, ["chicken-and-peppers"]],
  ["cuttlefish as no squid", /^SEPPIE/, ["cuttlefish"]],
  ["a slice of tuna as none of salmon", /^TRANCIO DI TONNO/, ["loin"]],
  ["several small pizzas", /^PIZZETTE/, ["pizzette"]],
  ["a pizza with cheeses and no tomato", /^PIZZA AI QUATTRO/, ["pizza-cheese"]],
  ["truffles to eat, not the star of a brand", /^TARTUF(O|I) /, ["truffles"]],
  ["frankfurters as no raw sausage", /^WÜRSTEL/, ["frankfurters"]],
  ["apples in a tray as no cherries", /^MELE .*VASSOIO/, ["apples"]],
  ["cut fruit that can be seen", /^(ANANAS A PEZZI|MELONE A CUB|ANGURIA A CUB)/, ["cubes"]],
  ["a bowl of rice and fish as no yogurt", /^POKE/, ["poke"]],
  ["tartlets as no muffins", /^CROSTATINE/, ["tartlets"]],
  ["pretzels as no taralli", /^BRETZEL/, ["pretzels"]],
  ["corn chips as no crisps", /^(NACHOS|TORTILLA CHIPS)/, ["corn-triangles"]],
  ["a drink's can as no tin", /^(SODA|ACQUA TONICA|BEVANDA ENERGETICA)/, ["slim"]],
  ["a feeding bottle as none of wine", /^BIBERON/, ["feeding-bottle"]],
  ["quails' eggs small and speckled", /^UOVA DI QUAGLIA/, ["quail"]],
  ["gherkins as no olives", /^CETRIOLINI IN/, ["gherkins"]],
  ["legs, thighs and wings of chicken", /^(COSCE|SOVRACCOSCE|ALI) DI POLLO/, ["legs", "thighs", "wings"]],
  ["artichokes of the counter as no peas", /^CARCIOFI ALLA ROMANA/, ["artichokes"]],
  ["stuffed olives as no rice croquettes", /^OLIVE ASCOLANE/, ["olive", "meatballs"]],
  ["sparkling wine with its cork in a cage", /^(SPUMANTE|FRANCIACORTA|PROSECCO)/, ["sparkling"]],
  ["drinking yogurt as no wine", /^(YOGURT DA BERE|FERMENTI LATTICI DA BERE)/, ["yogurt"]],
  ["what cleans as no liquor", /^(CURALAV|CREMA DETERGENTE|SHAMPOO PER CANI|DOPOBARBA)/, ["plastic"]],
  ["beer with a crown cap", /^(BIRRA LAGER|WEISS|IPA)/, ["beer"]],
  ["spirits as no sauce", /^(WHISKY|BRANDY|RUM)/, ["spirit"]],
  [
    "spices as grains and powder",
    /^(PAPRICA|CURCUMA( BIO)?$|ORIGANO|PEPE NERO)/,
    ["powder", "crumbs", "peppercorns"],
  ],
  ["napkins and cloths in a stack", /^(TOVAGLIOLI|RICAMBIO LAVAPAVIMENTI)/, ["stack"]],
  ["wipes under their lid", /^SALVIETTINE/, ["wipes"]],
  ["litter in a bag that stands", /^LETTIERA/, ["sack"]],
  ["matches and a cotechino in flat boxes", /^(FIAMMIFERI|COTECHINO)/, ["flat"]],
  ["stracchino in its paper", /^STRACCHINO/, ["wrap"]],
  ["bath salts as crystals", /^SALI DA BAGNO/, ["crystals"]],
  ["penne cut aslant", /^PENNE RIGATE/, ["penne"]],
  ["ditalini as short tubes", /^DITALINI/, ["short-tubes"]],
  ["tortiglioni with a winding groove", /^TORTIGLIONI/, ["wound-tubes"]],
  ["capellini thin", /^CAPELLINI/, ["thin-strands"]],
  ["bavette flat", /^BAVETTE/, ["flat-strands"]],
  ["strozzapreti twisted", /^STROZZAPRETI/, ["twists"]],
  ["pappardelle wide", /^PAPPARDELLE/, ["ribbons"]],
  ["chickpeas with a beak", /^CECI SECCHI/, ["chickpeas"]],
  ["borlotti speckled", /^FAGIOLI BORLOTTI SECCHI/, ["speckled-beans"]],
  ["basmati long", /^RISO BASMATI/, ["long-grains"]],
  ["peanuts as no hazelnuts", /^ARACHIDI TOSTATE/, ["peanuts"]],
  ["sugar as crystals", /^ZUCCHERO (DI CANNA|SEMOLATO)/, ["sugar"]],
  ["oats as flat flakes", /^FIOCCHI DI AVENA/, ["oat-flakes"]],
  ["portions of jam in tubs", /^MONOPORZIONI/, ["portions"]],
  ["pants to pull on as no nappies", /^MUTANDINE ASSORBENTI/, ["pull-ons"]],
  ["flat round breads in a pile", /^(TORTILLAS DI|PIADINA (ROMAGNOLA|ALL))/, ["flatbreads"]],
  ["tablets for dishes", /^PASTIGLIE LAVASTOVIGLIE/, ["tablets"]],
])("draws %s", (_, sign, kinds) => {
  const found = named(sign);
  expect(found.length).toBeGreaterThan(0);
  for (const { picture } of found) expect(kinds).toContain(picture.kind);
});

it("shows wholemeal pasta brown in its window", () => {
  const brown = named(/^(PENNE|FUSILLI|SPAGHETTI) INTEGRALI/);
  expect(brown.length).toBeGreaterThan(2);
  for (const { picture } of brown) expect(hueOf(picture.inside ?? "#fff").lightness).toBeLessThan(0.55);
});

it("draws the fish of the counter each as itself", () => {
  const whole = products.filter(({ picture }) => picture.shape === "fish");
  const kindOf = new Map(whole.map(({ name, picture }) => [name, picture.kind]));
  expect(kindOf.size).toBeGreaterThan(10);
  expect(new Set(kindOf.values()).size).toBe(kindOf.size);
});

it.each([
  ["INSALATA DI RISO", "COUS COUS DI VERDURE"],
  ["INSALATA RUSSA", "INSALATA DI FARRO"],
  ["FILETTO DI BOVINO ADULTO", "TAGLIATA DI SCOTTONA"],
  ["ARISTA DI SUINO", "FILETTO DI SUINO"],
  ["COSCIOTTO DI AGNELLO", "CONIGLIO INTERO BIO"],
  ["CAVOLFIORE BIANCO", "BROCCOLI"],
  ["CAVOLO CAPPUCCIO", "VERZA"],
  ["FUNGHI PLEUROTUS", "FUNGHI PIOPPINI"],
])("draws %s unlike %s", (one, other) => {
  const drawn = [one, other].map((name) => {
    const { picture } = named(new RegExp(`^${name}$`))[0] ?? {};
    return `${picture?.shape}/${picture?.kind}`;
  });
  expect(drawn).not.toContain("undefined/undefined");
  expect(drawn[0]).not.toBe(drawn[1]);
});

it("gives a tub the colour of its flavour, not of its brand: pistachio is green", () => {
  const tubs = named(/^GELATO PISTACCHIO/);
  expect(tubs.length).toBeGreaterThan(1);
  for (const { picture, name } of tubs) {
    const { hue } = hueOf(picture.colour);
    expect(hue > 60 && hue < 110, `${name} of ${picture.brand}`).toBe(true);
  }
});

it("finds no flavour in part of another word: Morellino is no blackberry, pinot no pine", () => {
  const coloursOf = (sign: RegExp) => named(sign).map(({ picture }) => picture.colour);
  for (const [wine, like] of [
    [/^MORELLINO/, /^CHIANTI/],
    [/^PINOT GRIGIO/, /^FRASCATI/],
  ] as const) {
    expect(coloursOf(wine).length).toBeGreaterThan(0);
    expect(coloursOf(like)).toEqual(expect.arrayContaining(coloursOf(wine)));
  }
});

it("shows ice creams with the box they are sold in", () => {
  const ices = products.filter(({ picture }) => picture.shape === "ice-cream");
  expect(ices.length).toBeGreaterThan(4);
  for (const { picture } of ices)
    expect(drawPicture(picture, "thumb").toLowerCase()).toContain(`>${picture.brand.toLowerCase()}<`);
});

it("lays the specks of the counter differently", () => {
  // Ids and numbers differ between any two pictures; the rest shows the parts of each.
  const laid = named(/^SPECK ALTO ADIGE/).map(({ picture }) =>
    drawPicture({ ...picture, colour: "#8a2a30" }, "thumb").replace(/p[0-9a-z]{4,6}(?=["')])|[-\d.]+/g, ""),
  );
  expect(laid.length).toBeGreaterThan(1);
  expect(new Set(laid).size).toBeGreaterThan(1);
});

it("tells one biscuit from another: wholemeal and with cream in rings, rustic ones rough", () => {
  const [cream, brown, rustic] = [/^FROLLINI CON PANNA/, /^FROLLINI INTEGRALI/, /^BISCOTTI RUSTICI/].map(
    (sign) => named(sign)[0]?.picture,
  );
  expect([cream?.kind, brown?.kind, rustic?.kind]).toEqual(["shortbreads", "shortbreads", "rustic-biscuits"]);
  expect(brown?.inside).not.toBe(cream?.inside);
});

it("bakes the wholemeal loaf lighter than rye", () => {
  const loaves = named(/^PANE INTEGRALE/).filter(({ picture }) => picture.shape === "loaf");
  expect(loaves.length).toBeGreaterThan(0);
  for (const { picture } of loaves) expect(hueOf(picture.colour).lightness).toBeGreaterThan(0.4);
});
