const ids = {
  Biologico: 10201,
  Igp: 10202,
  Dop: 10203,
  "Senza glutine": 10204,
  "Senza lattosio": 10205,
  Vegano: 10206,
  Integrale: 10207,
  "Km zero": 10208,
  Kosher: 10209,
  "Senza zuccheri aggiunti": 10210,
  Stg: 10211,
  Doc: 10212,
  Docg: 10213,
  "Equo e solidale": 10214,
} as const;

export type ClassName = keyof typeof ids;
export type ProductClass = { productClassId: number; name: ClassName };

const printed: [RegExp, ClassName][] = [
  [/\bBIO\b/, "Biologico"],
  [/\bIGP\b/, "Igp"],
  [/\bDOP\b/, "Dop"],
  [/\bDOC\b/, "Doc"],
  [/\bDOCG\b/, "Docg"],
  [/\bSTG\b/, "Stg"],
  [/SENZA GLUTINE/, "Senza glutine"],
  [/SENZA LATTOSIO/, "Senza lattosio"],
  [/\bVEGAN[OAIE]?\b/, "Vegano"],
  [/INTEGRAL[EI]/, "Integrale"],
  [/SENZA ZUCCHERI AGGIUNTI/, "Senza zuccheri aggiunti"],
];

const animal = ["latte", "uova", "pesce", "crostacei", "molluschi"];

/**
 * Returns the classes of a product: requested or printed in its name, without those contradicted by
 * its allergens.
 */
export function classesOf(name: string, asked: string[], allergens: string[]): ProductClass[] {
  const wanted = new Set([...asked, ...printed.filter(([sign]) => sign.test(name)).map(([, as]) => as)]);
  if (allergens.includes("glutine")) wanted.delete("Senza glutine");
  if (allergens.some((one) => animal.includes(one))) wanted.delete("Vegano");
  return [...wanted].map((one) => {
    if (!isClassName(one)) throw new Error(`Unknown product class "${one}"`);
    return { productClassId: ids[one], name: one };
  });
}

function isClassName(name: string): name is ClassName {
  return name in ids;
}
