import { foldWords, tellingWords } from "~/lib/words/fold";
import { stem } from "~/lib/words/stem";
import type { Product } from "~/model/product";

/** How much each thing counts that brings a product near to a query. */
const weights = {
  /** all words stand in name, brand or department */
  allWords: 100,
  /** the name begins with what is asked for: in Italian its first noun is the thing */
  head: 40,
  /** and it is the first thing of the query, too: "arance da spremuta" are oranges, and no "spremuta di arancia" */
  first: 16,
  /** the whole department at the top bears just this name: who asks for "pasta" means what stands there, and no "pasta frolla" elsewhere */
  top: 100,
  /** a department below bears it */
  department: 65,
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
  /** the name, or else the lowest department, says that it is fresh */
  fresh: 12,
  freshDepartment: 6,
  /** what most shops keep beside the thing itself */
  otherForm: -14,
  diet: -4,
  /** two things in one, where one is asked for: "gorgonzola e mascarpone" */
  mixed: -14,
  /** the name says what a chain calls the thing: "carta casa" of "carta cucina", before what is for a kitchen, too */
  called: 20,
  /** for each word more than was asked for */
  further: -2,
  soldOut: -35,
  /** for each place of the backend's own order */
  place: -0.1,
} as const;
const mostFurther = 6;

const setOf = (words: string) => new Set(words.split(" ").map(stem));
/** Another form of a thing than one means who names it alone. */
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
  /** the stems of the synonym that the query has; none where it has none, or one of a single word */
  called: readonly string[];
  text: string;
  hasDigits: boolean;
};

/** What is asked for, ready to be compared with many products; `called`: its synonym. */
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
  /** what the thing is mixed with */
  mixedWith: string | undefined;
  otherForms: readonly string[];
  diets: readonly string[];
};

/** What names a product, read once for each that stays in memory: the cache gives the same ones to every search. */
const namesRead = new WeakMap<Product, Named>();

/** What names these products; brands and departments, which many of them share, are read once. */
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

/** How much of a word counts that only begins one of the name: it may still be being typed, or be another ("mela" is no "melanzana"). */
const worthOfBeginning = 0.4;

/** What of a query a product's names have: the part of its words, and the words that are asked of the goods and not of their brand. */
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

/** How much a product's departments bring it near. */
function ofDepartments(departments: Named["departments"], goods: readonly string[]): number {
  if (isExactly(departments[0], goods)) return weights.top;
  if (departments.some((name) => isExactly(name, goods))) return weights.department;
  if (departments.some((name) => begins(name, goods))) return weights.near;
  return departments.some((name) => goods.some((word) => name.includes(word))) ? weights.among : 0;
}

/** Whether a query ends with what the pack holds: "latte 1 l". */
const endsWithPack = (text: string, pack: string): boolean =>
  pack !== "" && text.replace(/ /g, "").endsWith(foldWords(pack).replace(/ /g, ""));

/** How near a product is to what is asked for: a number that grows with it. */
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

/** Of the products those that are the thing that is asked for, and do not only mention it. */
export function thoseMeant(asked: Asked, products: readonly Product[]): Product[] {
  const names = namesOf(products);
  return products.filter((_, place) => {
    const named = names[place];
    if (!named) return false;
    const { part, isHead, isBrand, goods } = compare(asked, named);
    return part === 1 && (isHead || isBrand || named.departments.some((name) => isExactly(name, goods)));
  });
}

/** Whether one of the products is called as it was asked for, or as its synonym says. */
export const someBeginSo = ({ stems, called }: Asked, products: readonly Product[]): boolean =>
  namesOf(products).some((named) => begins(named.stems, stems) || begins(named.stems, called));

/**
 * The products in whose name, brand or departments each word stands, the last one perhaps as the beginning of a word of the name; letters within a
 * word say nothing. `areWhole`: some have each word whole.
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

/** The products with the nearest first; among equals the backend's own order stays. */
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
