import { baseOf, unitOf, unitsPerBase, toGrams, type Unit } from "../units";

/**
 * An amount as written. `unit` is one of:
 * - a measure ("500 g")
 * - "item": a unit of sale ("2 pezzi", "2 confezioni")
 * - "thing": pieces that a pack may hold several of ("6 bottiglie", "una dozzina")
 * - absent for a bare number
 */
export type Amount = {
  value: number;
  /** decimal reading of a bare "1.500": 1.5, used for kilograms; `value` is then 1500 */
  decimal?: number;
  unit?: Unit | "item" | "thing";
  /** word for a single piece of a pack, as written: "bottiglie" */
  piece?: string;
  /** number of packs that make up `value`: 2 in "2 x 400 g" */
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

/** Returns the measure that a word names ("kg", "etti", "litres"); undefined for other words. */
export const measureNamed = (word: string): Unit | undefined => measures.get(plain(word)) ?? unitOf(word);

/** True if a word names a single piece of a pack: "bottiglie", "rotoli". */
export const isSinglePiece = (word: string): boolean => singlePieces.has(plain(word));

/** Returns the unit that a word counts or measures; undefined for a word for goods. */
export function unitNamed(word: string): Amount["unit"] {
  if (soldItems.has(plain(word))) return "item";
  return isSinglePiece(word) ? "thing" : measureNamed(word);
}

/** True if a word may also precede its number: "kg 2", "pz 3". */
export const standsBefore = (word: string): boolean =>
  /^(pz|conf)$/.test(plain(word)) || unitOf(word) !== undefined;

/** True if "1.500" of the unit means 1500: grams, millilitres and things have no thousandths. */
export const hasThousands = (unit: Amount["unit"]): boolean =>
  !isMeasure(unit) || unitsPerBase[unit] === 1000;

/** True for a weight or a volume, false for counted goods. */
export const isMeasure = (unit: Amount["unit"]): unit is Unit =>
  unit !== undefined && unit !== "item" && unit !== "thing";

/** Returns the whole grams of a weight; undefined for any other amount. */
export const gramsIn = ({ value, unit }: Amount): number | undefined =>
  isMeasure(unit) && baseOf(unit) === "kg" ? toGrams(value, unit) : undefined;
