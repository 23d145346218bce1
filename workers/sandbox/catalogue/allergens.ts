/** Phrases that contain an allergen's word without the allergen. */
const harmless =
  /(farina|amido|crema|bevanda|latte|gallette|fiocchi|amido modificato|pasta|semola|crusca|olio|burro) (di|d') ?(riso|mais|ceci|lenticchie|patate|cocco|cacao|tapioca|grano saraceno|girasole|karite|piselli|teff|miglio|legumi)|grano saraceno|noce moscata|noce di cocco|pasta di (acciughe|olive|cacao|zucchero)(?= senza)|latte detergente|avena senza glutine|amido deglutinato|maltodestrine/g;

const signs: [string, RegExp][] = [
  [
    "glutine",
    /\b(frumento|grano|farro|orzo|segale|avena|semola|malto|farina|pane|pangrattato|pasta sfoglia|biscotti|savoiardi|seitan|bulgur|cous cous)\b/,
  ],
  [
    "latte",
    /(?<!\bbevanda di )\b(latte|burro|panna|formaggi[oa]?|mozzarella|yogurt|siero|parmigiano|grana|pecorino|ricotta|mascarpone|gorgonzola|caseina|kefir|lattosio|fior di latte|stracchino|scamorza|provola|mascherpone|caprino|asiago|fontina|besciamella|cheddar)\b/,
  ],
  ["uova", /\b(uova|uovo|savoiardi|tuorl[oi]|albume|maionese)\b/],
  ["soia", /\b(soia|tofu)\b/],
  [
    "frutta a guscio",
    /\b(nocciol[ae]|mandorl[ae]|noci|noce|pistacchi[o]?|anacardi|pinoli|gianduia|pralinata)\b/,
  ],
  ["arachidi", /\b(arachid[ie])\b/],
  [
    "pesce",
    /\b(tonno|acciug[ah]e?|alici|merluzzo|salmone|pesce|spada|branzino|orata|trota|baccala|sgombro|sardine|platessa|nasello|sogliola|cefalo|persico|rombo|triglia|bottarga|stoccafisso|pescatrice|palombo|tilapia|halibut)\b/,
  ],
  ["crostacei", /\b(gamber[io]|gamberetti|scampi|granchio|mazzancolle|crostacei|astice|aragosta|surimi)\b/],
  [
    "molluschi",
    /\b(vongole|cozze|calamari|calamaro|polpo|seppi[ae]|totani|moscardini|molluschi|capesante|lupini di mare)\b/,
  ],
  ["sedano", /\bsedano\b/],
  ["senape", /\bsenape\b/],
  ["sesamo", /\b(sesamo|tahina)\b/],
  ["lupini", /\blupini\b(?! di mare)/],
  ["solfiti", /\b(solfiti|metabisolfito|anidride solforosa|vino|mosto)\b/],
];

/** Returns the allergens named in the ingredients, in the order of the law's list. */
export function allergensOf(ingredients: string): string[] {
  const text = ingredients
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(harmless, " ");
  return signs.filter(([, sign]) => sign.test(text)).map(([name]) => name);
}
