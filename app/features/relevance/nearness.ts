import { foldWords, tellingWords } from "~/lib/words/fold";
import { stem } from "~/lib/words/stem";
import type { Product } from "~/model/product";

/** How much each thing counts that brings a product near to a query. */
const weights = {
  /** all words are said by name, brand or department */
  said: 100,
  /** the name begins with what is asked for: in Italian its first noun is the thing */
  head: 40,
  /** the whole department at the top bears just this name: who asks for "pasta" means what stands there, and no "pasta frolla" elsewhere */
  top: 80,
  /** a department below bears it */
  department: 30,
  /** a department's name begins with it */
  near: 15,
  /** a department's name has it */
  among: 7,
  /** the name has it in the very form that was written: "noci" are no "noce moscata" */
  form: 12,
  /** all words stand in the name */
  name: 20,
  brand: 12,
  /** the name says nothing else */
  whole: 12,
  pack: 6,
  fresh: 10,
  /** what most shops keep beside the thing itself */
  otherForm: -14,
  diet: -4,
  /** for each word more than was asked for */
  further: -1,
  soldOut: -35,
  /** for each place of the backend's own order */
  place: -0.1,
} as const;
const mostFurther = 6;

const setOf = (words: string) => new Set(words.split(" ").map(stem));
/** Another form of a thing than one means who names it alone. */
const otherForms = setOf(
  "polvere condensato crescita bambini infanzia bebe baby liofilizzato disidratato essiccato candito precotto surgelato congelato " +
    "omogeneizzato solubile preparato monoporzione ripieno impanato fritto aromatizzato vegetale analcolico ossigenata corpo cani gatti",
);
const diets = setOf("lattosio glutine zuccheri vegano vegana kosher light decaffeinato");
const fresh = stem("fresco");

export type Asked = { words: readonly string[]; stems: readonly string[]; text: string };

/** What is asked for, ready to be compared with many products. */
export function askedFor(query: string): Asked {
  const words = tellingWords(query);
  return { words, stems: words.map(stem), text: foldWords(query) };
}

const stemsOf = (text: string): string[] => tellingWords(text).map(stem);

/** How much of a word counts that only begins one of the name: it may still be being typed, or be another ("mela" is no "melanzana"). */
const begun = 0.4;

function compare({ stems, words }: Asked, product: Product) {
  const nameWords = tellingWords(product.name);
  const named = nameWords.map(stem);
  const brand = stemsOf(product.brand);
  const departments = product.crumbs.map(({ name }) => stemsOf(name));
  const around = new Set([...named, ...brand, ...departments.flat()]);
  const lastWord = words.at(-1) ?? "";
  const isBegun = nameWords.some((word) => word.startsWith(lastWord));
  const said = stems.reduce(
    (sum, word, index) => sum + (around.has(word) ? 1 : isBegun && index === stems.length - 1 ? begun : 0),
    0,
  );
  const goods = stems.filter((word) => named.includes(word) || !brand.includes(word));
  return {
    said: stems.length === 0 ? 0 : said / stems.length,
    isBegun,
    isHead: stems.includes(named[0] ?? ""),
    isTop: departments[0]?.join(" ") === goods.join(" "),
    isDepartment: departments.some((name) => name.join(" ") === goods.join(" ")),
    isForm: words.some((word) => nameWords.includes(word)),
    isAmong: departments.some((name) => goods.some((word) => name.includes(word))),
    isNear:
      goods.length > 0 && departments.some((name) => goods.every((word, index) => name[index] === word)),
    isNamed: stems.length > 0 && stems.every((word) => named.includes(word)),
    isBrand: stems.some((word) => brand.includes(word)),
    further: named.filter((word) => !stems.includes(word)),
    isFresh: named.includes(fresh) || (departments.at(-1)?.includes(fresh) ?? false),
  };
}

/** Whether a query ends with what the pack holds: "latte 1 l". */
const endsWithPack = (text: string, pack: string): boolean =>
  pack !== "" && text.replace(/ /g, "").endsWith(foldWords(pack).replace(/ /g, ""));

/** How near a product is to what is asked for: a number that grows with it. */
export function nearness(asked: Asked, product: Product): number {
  const found = compare(asked, product);
  const others = found.further.filter((word) => otherForms.has(word)).length;
  return (
    weights.said * found.said +
    (found.isHead ? weights.head : 0) +
    (found.isTop
      ? weights.top
      : found.isDepartment
        ? weights.department
        : found.isNear
          ? weights.near
          : found.isAmong
            ? weights.among
            : 0) +
    (found.isForm ? weights.form : 0) +
    (found.isNamed ? weights.name : 0) +
    (found.isBrand ? weights.brand : 0) +
    (found.isNamed && found.further.length === 0 ? weights.whole : 0) +
    (endsWithPack(asked.text, product.pack) ? weights.pack : 0) +
    (found.isFresh ? weights.fresh : 0) +
    (others > 0 ? weights.otherForm : 0) +
    (found.further.some((word) => diets.has(word)) ? weights.diet : 0) +
    weights.further * Math.min(mostFurther, found.further.length) +
    (product.soldOut ? weights.soldOut : 0)
  );
}

/** Whether a product is the thing that is asked for, and does not only mention it. */
export function isMeant(asked: Asked, product: Product): boolean {
  const { said, isHead, isDepartment, isBrand } = compare(asked, product);
  return said === 1 && (isHead || isDepartment || isBrand);
}

/** Whether each word stands in what names a product, or begins a word of its name; letters within a word say nothing. */
export function isSaid(asked: Asked, product: Product): boolean {
  const { said, isBegun } = compare(asked, product);
  return said === 1 || (isBegun && said > 1 - 1 / asked.stems.length);
}

/** The products with the nearest first; among equals the backend's own order stays. */
export function byNearness(asked: Asked, products: readonly Product[]): Product[] {
  return products
    .map((product, place) => ({ product, rank: nearness(asked, product) + weights.place * place }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ product }) => product);
}
