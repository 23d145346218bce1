import { foldWords, tellingWords } from "~/lib/words/fold";
import { stem } from "~/lib/words/stem";
import type { Product } from "~/model/product";

/** Weights of the facts that raise or lower a product's rank for a query. */
const weights = {
  /** all words are in the name, brand or department */
  allWords: 100,
  /** the name begins with a word of the query: in Italian the first noun is the product */
  head: 40,
  /**
   * and it is the first word of the query too: "arance da spremuta" means oranges, not "spremuta di
   * arancia"
   */
  first: 16,
  /**
   * the top department has exactly this name: "pasta" means products there, not "pasta frolla"
   * elsewhere
   */
  top: 100,
  /** a lower department has exactly this name */
  department: 65,
  /** a department's name begins with it */
  near: 15,
  /** a department's name contains it */
  among: 7,
  /** the name has the word in the typed form: "noci" does not mean "noce moscata" */
  form: 12,
  /** all words are in the name */
  name: 20,
  brand: 12,
  /** the name has no further word */
  whole: 12,
  pack: 6,
  /** the name, or else the lowest department, contains "fresco" */
  fresh: 12,
  freshDepartment: 6,
  /** variants that most shops sell beside the product itself */
  otherForm: -14,
  diet: -4,
  /** a mix of two products, if only one was asked for: "gorgonzola e mascarpone" */
  mixed: -14,
  /**
   * the name begins with the chain's synonym: "carta casa" for "carta cucina", before other
   * products for a kitchen
   */
  called: 20,
  /** for each word of the name beyond the query */
  further: -2,
  soldOut: -35,
  /** for each place in the backend's own order */
  place: -0.1,
} as const;
const mostFurther = 6;

const setOf = (words: string) => new Set(words.split(" ").map(stem));
/** Words for variants of a product that its plain name does not mean. */
const otherForms = setOf(
  "polvere condensato crescita bambini infanzia bebe baby liofilizzato disidratato essiccato candito precotto surgelato congelato " +
    "omogeneizzato solubile preparato monoporzione ripieno impanato fritto aromatizzato vegetale analcolico ossigenata corpo cani gatti " +
    "cacao capra pecora",
);
const diets = setOf("lattosio glutine zuccheri vegano vegana kosher light decaffeinato");
const fresh = stem("fresco");

const stemsOf = (text: string): string[] => tellingWords(text).map(stem);

export type Asked = {
  words: readonly string[];
  stems: readonly string[];
  /** stems of the query's synonym; empty without a synonym or if it is a single word */
  called: readonly string[];
  text: string;
  hasDigits: boolean;
};

/** Prepares a query for comparison with many products; `called` is its synonym. */
export function askedFor(query: string, called = ""): Asked {
  const words = tellingWords(query);
  const text = foldWords(query);
  const synonym = stemsOf(called);
  return {
    ...{ words, stems: words.map(stem), text, hasDigits: /\d/.test(text) },
    called: synonym.length > 1 ? synonym : [],
  };
}

type Named = {
  words: readonly string[];
  stems: readonly string[];
  brand: readonly string[];
  departments: readonly (readonly string[])[];
  around: ReadonlySet<string>;
  fresh: number;
  /** the second product of a mix */
  mixedWith: string | undefined;
  otherForms: readonly string[];
  diets: readonly string[];
};

/**
 * Stems of a product's names, computed once per product in memory: the cache returns the same
 * objects to every search.
 */
const namesRead = new WeakMap<Product, Named>();

/** Stems of the products' names; brands and departments are shared, and computed once. */
function namesOf(products: readonly Product[]): Named[] {
  const shared = new Map<string, readonly string[]>();
  const once = (text: string): readonly string[] => {
    const known = shared.get(text) ?? stemsOf(text);
    shared.set(text, known);
    return known;
  };
  return products.map((product) => {
    const known = namesRead.get(product) ?? nameOf(product, once);
    namesRead.set(product, known);
    return known;
  });
}

function nameOf({ name, brand, crumbs }: Product, once: (text: string) => readonly string[]): Named {
  const words = tellingWords(name);
  const stems = words.map(stem);
  const departments = crumbs.map((crumb) => once(crumb.name));
  return {
    ...{ words, stems, departments, brand: once(brand) },
    around: new Set([...stems, ...once(brand), ...departments.flat()]),
    mixedWith: /^\S+ ed? \S/.test(foldWords(name)) ? stems[1] : undefined,
    otherForms: stems.filter((word) => otherForms.has(word)),
    diets: stems.filter((word) => diets.has(word)),
    fresh: stems.includes(fresh)
      ? weights.fresh
      : departments.at(-1)?.includes(fresh)
        ? weights.freshDepartment
        : 0,
  };
}

/**
 * Weight of a word that is only the beginning of a word in the name. It may still be typed, or mean
 * another product ("mela", "melanzana").
 */
const worthOfBeginning = 0.4;

/**
 * Compares a query with a product's names: the share of its words found, and `goods`, the words
 * that name the product and not its brand.
 */
function compare({ stems, words }: Asked, { words: written, stems: named, brand, around }: Named) {
  const lastWord = words.at(-1) ?? "";
  let found = 0;
  let isLastBegun = false;
  for (const [index, word] of stems.entries()) {
    if (around.has(word)) found += 1;
    else if (index === stems.length - 1 && written.some((own) => own.startsWith(lastWord))) {
      isLastBegun = true;
      found += worthOfBeginning;
    }
  }
  return {
    part: stems.length === 0 ? 0 : found / stems.length,
    isLastBegun,
    isHead: stems.includes(named[0] ?? ""),
    isFirst: stems.length > 1 && stems.find((word) => !brand.includes(word)) === named[0],
    goods: stems.filter((word) => named.includes(word) || !brand.includes(word)),
    ofName: stems.filter((word) => named.includes(word)).length,
    isBrand: stems.some((word) => brand.includes(word)),
  };
}

const isExactly = (name: readonly string[] | undefined, goods: readonly string[]): boolean =>
  name !== undefined && name.length === goods.length && begins(name, goods);
const begins = (name: readonly string[], goods: readonly string[]): boolean =>
  goods.length > 0 && goods.every((word, index) => name[index] === word);

/** Rank points for a product's departments. */
function ofDepartments(departments: Named["departments"], goods: readonly string[]): number {
  if (isExactly(departments[0], goods)) return weights.top;
  if (departments.some((name) => isExactly(name, goods))) return weights.department;
  if (departments.some((name) => begins(name, goods))) return weights.near;
  return departments.some((name) => goods.some((word) => name.includes(word))) ? weights.among : 0;
}

/** True if a query ends with the pack's content: "latte 1 l". */
const endsWithPack = (text: string, pack: string): boolean =>
  pack !== "" && text.replace(/ /g, "").endsWith(foldWords(pack).replace(/ /g, ""));

/** Rank of a product for a query; higher is nearer. */
function nearness(asked: Asked, product: Product, named: Named): number {
  const found = compare(asked, named);
  const { stems } = named;
  const further = stems.length - found.ofName;
  const isNamed = asked.stems.length > 0 && asked.stems.every((word) => stems.includes(word));
  return (
    weights.allWords * found.part +
    (found.isHead ? weights.head : 0) +
    (found.isFirst ? weights.first : 0) +
    ofDepartments(named.departments, found.goods) +
    (asked.words.some((word) => named.words.includes(word)) ? weights.form : 0) +
    (isNamed ? weights.name + (further <= 0 ? weights.whole : 0) : 0) +
    (found.isBrand ? weights.brand : 0) +
    (begins(stems, asked.called) ? weights.called : 0) +
    (asked.hasDigits && endsWithPack(asked.text, product.pack) ? weights.pack : 0) +
    named.fresh +
    (named.mixedWith !== undefined && !asked.stems.includes(named.mixedWith) ? weights.mixed : 0) +
    (named.otherForms.some((word) => !asked.stems.includes(word)) ? weights.otherForm : 0) +
    (named.diets.some((word) => !asked.stems.includes(word)) ? weights.diet : 0) +
    weights.further * Math.min(mostFurther, Math.max(0, further)) +
    (product.soldOut ? weights.soldOut : 0)
  );
}

/** Products that are the thing in the query and do not only mention it. */
export function thoseMeant(asked: Asked, products: readonly Product[]): Product[] {
  const names = namesOf(products);
  return products.filter((_, place) => {
    const named = names[place];
    if (!named) return false;
    const { part, isHead, isBrand, goods } = compare(asked, named);
    return part === 1 && (isHead || isBrand || named.departments.some((name) => isExactly(name, goods)));
  });
}

/** True if a product's name begins with the query or with its synonym. */
export const someBeginSo = ({ stems, called }: Asked, products: readonly Product[]): boolean =>
  namesOf(products).some((named) => begins(named.stems, stems) || begins(named.stems, called));

/**
 * Products whose name, brand or departments have every word of the query. The last word may be the
 * beginning of a word; letters inside a word do not count. `areWhole` is true if a product has each
 * word whole.
 */
export function withAllWords(asked: Asked, products: readonly Product[]) {
  const names = namesOf(products);
  let areWhole = false;
  const found = products.filter((_, place) => {
    const named = names[place];
    const { part, isLastBegun } = named ? compare(asked, named) : { part: 0, isLastBegun: false };
    areWhole ||= part === 1;
    return part === 1 || (isLastBegun && part > 1 - 1 / asked.stems.length);
  });
  return { products: found, areWhole };
}

/** Sorts products by rank; equal ones stay in the backend's order. */
export function byNearness(asked: Asked, products: readonly Product[]): Product[] {
  const names = namesOf(products);
  return products
    .flatMap((product, place) => {
      const named = names[place];
      return named ? [{ product, rank: nearness(asked, product, named) + weights.place * place }] : [];
    })
    .sort((a, b) => b.rank - a.rank)
    .map(({ product }) => product);
}
