import { baseOf, unitOf, unitsPerBase, toGrams, type Unit } from "../units";

/**
 * An amount as it was written: a measure ("500 g"), what the shop sells one by one ("item": "2 pezzi", "2 confezioni"), things that a pack
 * may hold several of ("thing": "6 bottiglie", "una dozzina"), or a bare number (no `unit`).
 */
export type Amount = {
  value: number;
  /** of a bare "1.500", which is fifteen hundred things: the 1.5 that it is of kilograms */
  decimal?: number;
  unit?: Unit | "item" | "thing";
  /** the word for a single piece of a pack, as it was written: "bottiglie" */
  piece?: string;
  /** how many packs make up `value`: 2 in "2 x 400 g" */
  times?: number;
};

const wordsOf = (text: string): string[] => text.trim().split(/\s+/);

const measures: ReadonlyMap<string, Unit> = new Map(
  (
    [
      [
        "kg",
        "kgs kilo kili kilos chilo chili chilogrammo chilogrammi kilogrammo kilogrammi kilogram kilograms",
      ],
      ["hg", "etto etti ettogrammo ettogrammi"],
      ["g", "gr. grammo grammi gram grams gramme grammes"],
      ["l", "litro litri litre litres liter liters"],
      ["cl", "centilitro centilitri"],
      ["ml", "millilitro millilitri"],
    ] as const
  ).flatMap(([unit, words]) => wordsOf(words).map((word): [string, Unit] => [word, unit])),
);

const singlePieces = new Set(
  wordsOf(`
    bottiglia bottiglie scatoletta scatolette lattina lattine vasetto vasetti barattolo barattoli rotolo rotoli
    flacone flaconi tubetto tubetti brick bottle bottles can cans tin tins jar jars roll rolls
  `),
);
const soldItems = new Set(
  wordsOf(`
    pz pezzo pezzi conf confezione confezioni pacco pacchi pacchetto pacchetti scatola scatole busta buste cassa casse
    cassetta cassette cartone cartoni mazzo mazzi cespo cespi vaschetta vaschette sacchetto sacchetti sacco sacchi rete reti
    pc pcs piece pieces pack packs packet packets package packages box boxes bag bags case cases bunch bunches
  `),
);

const plain = (word: string): string => word.toLowerCase().replace(/\.$/, "");

/** The measure that a word names ("kg", "etti", "litres"); undefined where it names none. */
export const measureNamed = (word: string): Unit | undefined => measures.get(plain(word)) ?? unitOf(word);

/** Whether a word names one piece of a pack of several: "bottiglie", "rotoli". */
export const isSinglePiece = (word: string): boolean => singlePieces.has(plain(word));

/** What a word counts or measures; undefined where it is a word for goods. */
export function unitNamed(word: string): Amount["unit"] {
  if (soldItems.has(plain(word))) return "item";
  return isSinglePiece(word) ? "thing" : measureNamed(word);
}

/** Whether a word is written before its number, too: "kg 2", "pz 3". */
export const standsBefore = (word: string): boolean =>
  /^(pz|conf)$/.test(plain(word)) || unitOf(word) !== undefined;

/** Whether "1.500" of the unit is fifteen hundred: grams, millilitres and things have no thousandths. */
export const hasThousands = (unit: Amount["unit"]): boolean =>
  !isMeasure(unit) || unitsPerBase[unit] === 1000;

/** Whether goods are weighed or measured by it, and not counted. */
export const isMeasure = (unit: Amount["unit"]): unit is Unit =>
  unit !== undefined && unit !== "item" && unit !== "thing";

/** Whole grams of a weight; undefined where the amount is none. */
export const gramsIn = ({ value, unit }: Amount): number | undefined =>
  isMeasure(unit) && baseOf(unit) === "kg" ? toGrams(value, unit) : undefined;
