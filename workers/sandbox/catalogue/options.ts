import type { SeedProduct } from "./seed-types";

type Option = NonNullable<SeedProduct["options"]>[number];

function option(mode: Option["mode"], parameterName: string, name: string, ...values: string[]): Option {
  return {
    parameterName,
    name,
    mode,
    values: values.map((value, index) => ({ key: `${parameterName}_${index + 1}`, name: value })),
  };
}

const slicing = option(
  "radio",
  "affettatura",
  "Affettatura",
  "Fette sottili",
  "Fette medie",
  "A pezzo intero",
);
const wrapping = option("radio", "confezione", "Confezione", "Carta per alimenti", "Sottovuoto");

/** Options that a shopper chooses before adding, by their name in the data files. */
const sets: Record<string, Option[]> = {
  slice: [slicing, wrapping],
  wedge: [wrapping],
  ripe: [
    option(
      "select",
      "maturazione",
      "Maturazione",
      "Da mangiare oggi",
      "Tra due o tre giorni",
      "Ancora acerba",
    ),
  ],
  fish: [option("radio", "pulizia", "Pulizia", "Intero, così com'è", "Eviscerato e squamato", "Sfilettato")],
  cut: [option("radio", "taglio", "Taglio", "Pezzo intero", "A fette", "Legato per arrosto")],
  bread: [option("radio", "taglio_pane", "Taglio", "Intero", "A fette")],
  cake: [option("select", "candelina", "Candelina", "Nessuna", "Una candelina", "Candeline con numero")],
};

export function optionsNamed(name: string | undefined): Option[] | undefined {
  if (!name) return undefined;
  const found = sets[name];
  if (!found) throw new Error(`Unknown options "${name}"`);
  return found;
}
