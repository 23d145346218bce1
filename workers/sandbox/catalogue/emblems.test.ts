import { expect, it } from "vitest";
import { type Emblem, emblemOf } from "./emblems";
import { seedCatalogue } from "./generate";

const goods = (["l", "q", "t"] as const).flatMap((range) => seedCatalogue(range).products);

it.each<[sign: RegExp, emblem: Emblem]>([
  [/^(FRASCATI|PINOT GRIGIO|GRECO DI|VINO BIANCO)/, "white-grape"],
  [/^(CHIANTI|BAROLO)/, "grape"],
  [/PIATTI ALOE/, "aloe"],
  [/^SHAMPOO PER CANI/, "paw"],
  [/PER CANARINI/, "bird"],
  [/PER CRICETI/, "seeds"],
  [/^FARINA DI CECI/, "chickpea"],
  [/^PANNA DA CUCINA|^TARTUFO BIANCO/, "cream"],
  [/^RISOTTO AL TARTUFO/, "truffle"],
  [/^DADO/, "cube"],
  [/^ARANCIATA|^APERITIVO.*ARANCIA/, "orange"],
  [/^LATTE DI COCCO/, "coconut"],
  [/^AMARETTO/, "almond"],
  [/^CAMOMILLA/, "daisy"],
  [/^SUCCO E POLPA PESCA/, "peach"],
  [/^SUCCO DI POMODORO/, "tomato"],
  [/^YOGURT DA BERE FRAGOLA/, "strawberry"],
  [/^DENTIFRICIO ALLA MENTA/, "mint"],
  [/^ACCENDIFUOCO/, "flame"],
  [/^FIAMMIFERI/, "match"],
  [/^SFOGLIATELLE/, "pastry"],
  [/^FAGIOLI ROSSI/, "red-bean"],
  [/BARBABIETOL/, "beetroot"],
  [/^POLENTA|^OLIO DI SEMI DI MAIS/, "corn"],
  [/^OLIO DI RISO/, "rice"],
  [/^SALMONE .*AFFUMICATO/, "salmon"],
  [/^WHISKY/, "wheat"],
  [/^BRANDY/, "grape"],
  [/^OLIVE SNACK DENOCCIOLATE/, "olive"],
])("shows on the label what the name says: %s", (sign, emblem) => {
  const found = goods.filter(({ name }) => sign.test(name));
  expect(found.length).toBeGreaterThan(0);
  for (const { name, picture } of found) expect(picture.motif, name).toBe(emblem);
});

it("shows no ear of wheat on what has no gluten", () => {
  const without = goods.filter(({ name, classes }) =>
    /SENZA GLUTINE/.test(`${name} ${classes.map((one) => one.name.toUpperCase()).join(" ")}`),
  );
  expect(without.some(({ picture }) => picture.motif === "gluten-free")).toBe(true);
  for (const { name, picture } of without) expect(picture.motif, name).not.toBe("wheat");
});

it("shows a family's emblem unless the name is otherwise", () => {
  expect(emblemOf("PANE BIANCO", "wheat")).toBe("wheat");
  expect(emblemOf("PATATE DUCHESSA", "wheat")).toBeUndefined();
  expect(emblemOf("PANINI", undefined)).toBeUndefined();
});
