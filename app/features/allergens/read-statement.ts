import { allergens, type Allergen } from "~/model/allergens";

export type Statement = {
  contains: Allergen[];
  /** allergens that the product may contain */
  traces: Allergen[];
  /** every word was understood, so the statement names no other allergen */
  understood: boolean;
};

/** Names of allergens on labels, in lower case without accents. */
const names: Record<Allergen, RegExp> = {
  gluten:
    /\b(?:glutine|frumento|grano(?: duro| tenero)?(?! saraceno)|farro|spelta|orzo|segale|avena|kamut)\b/g,
  crustaceans: /\b(?:crostace[oi]|gamber(?:[oi]|ett[oi])|scamp[oi]|granchio?|aragost[ae]|astic[ei])\b/g,
  eggs: /\b(?:uov[oa]|album[ei]|tuorl[oi])\b/g,
  fish: /\b(?:pesc[ei]|tonno|acciug(?:a|he)|alici|merluzzo|salmone)\b/g,
  peanuts: /\barachid[ei]\b/g,
  soy: /\bsoia\b/g,
  milk: /\b(?:latte(?! di )|latte di (?:mucca|vacca|bufala|capra|pecora|asina)|lattosio|latticini|caseina|caseinati|siero di latte)\b/g,
  nuts: /\b(?:frutta (?:secca )?(?:a|in|con) guscio|nocciol[ae]|mandorl[ae]|noc[ei](?! moscat[ae]| di cocco)|pistacchio?|anacardio?|pecan|macadamia)\b/g,
  celery: /\bsedano\b/g,
  mustard: /\bsenape\b/g,
  sesame: /\bsesamo\b/g,
  sulphites: /\b(?:solfiti|anidride solforosa)\b/g,
  lupin: /\blupin[oi]\b(?! di mare)/g,
  molluscs:
    /\b(?:mollusc(?:o|hi)|cozz[ae]|vongol[ae]|calamar[oi]|seppi[ae]|polp[oi]|totan[oi]|lupini di mare)\b/g,
};

/** Sentence that only declares the absence of allergens. */
const none =
  /^(?:allergeni:? )?(?:nessun allergene(?: dichiarato| presente)?|nessuno|non contiene allergeni)$/;

/** Phrases that start a denial, a possible presence or a presence. */
const turns =
  /\b(?:(?<denied>non(?: contiene| contengono| puo contenere)?|senza|priv[oaie]|assen(?:za|te|ti)|esent[ei]|free)|(?<traces>(?:puo|possono|potrebbe) contenere(?: eventuali)?(?: tracce)?|tracce|stabiliment[oi])|(?<contains>contiene|contengono))\b/g;

/** Words that do not change the meaning of the others. */
const idle =
  /\b(?:allergen[ei]|[adeiol]|di|del|dell[oae]?|dei|degli|ed|il|la|le|gli|lo|con|base|contenent[ei]|inclus[oaie]|compres[oaie]|cereali|prodott[oi]|derivat[oi]|suoi|loro|semi|proteine)\b/g;

/** Names that labels write in English before "free". */
const english = new Map<string, string>([
  ["gluten", "glutine"],
  ["lactose", "lattosio"],
  ["milk", "latte"],
  ["dairy", "latticini"],
  ["egg", "uova"],
  ["nut", "frutta a guscio"],
  ["peanut", "arachidi"],
  ["soy", "soia"],
  ["fish", "pesce"],
]);
/** "gluten-free" denies the single word before it. */
const free = /([a-z]+)[ -]free\b/g;
/**
 * Gluten-free cereals are sold under the cereal's name, so a denial of gluten outweighs that name.
 */
const glutenItself = /\bglutine\b/;

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(free, (_, word: string) => `senza ${english.get(word) ?? word};`);

/**
 * Parses a label's allergen statement, in Italian. Denials are not trusted, and an unknown word may
 * be an allergen. In both cases `understood` is false, so that no page presents the product as free
 * of them.
 */
export function readStatement(text: string): Statement {
  const found = { contains: new Set<Allergen>(), traces: new Set<Allergen>() };
  let understood = true;
  let says = false;
  let named = "";
  let isGlutenDenied = false;

  const readPart = (part: string, mode: string) => {
    if (mode === "denied") {
      understood = false;
      isGlutenDenied ||= glutenItself.test(part);
      return;
    }
    named += part;
    let left = part;
    for (const allergen of allergens) {
      const rest = left.replace(names[allergen], " ");
      if (rest === left) continue;
      (mode === "traces" ? found.traces : found.contains).add(allergen);
      says = true;
      left = rest;
    }
    if (/[a-z0-9]/.test(left.replace(idle, " "))) understood = false;
  };

  for (const sentence of plain(text).split(/[.;\n]/)) {
    if (none.test(sentence.trim())) {
      says = true;
      continue;
    }
    let mode = "contains";
    let from = 0;
    for (const { 0: words, index, groups = {} } of sentence.matchAll(turns)) {
      readPart(sentence.slice(from, index), mode);
      mode = Object.keys(groups).find((name) => groups[name] !== undefined) ?? mode;
      from = index + words.length;
    }
    readPart(sentence.slice(from), mode);
  }
  if (isGlutenDenied && !glutenItself.test(named)) {
    found.contains.delete("gluten");
    found.traces.delete("gluten");
  }
  const contains = allergens.filter((one) => found.contains.has(one));
  const traces = allergens.filter((one) => found.traces.has(one) && !found.contains.has(one));
  return { contains, traces, understood: understood && says };
}
