import type { Article } from "./article";
import type { Brand } from "./brands";
import type { Good } from "./family-text";
import { nutritionText } from "./nutrition";
import type { SeedProduct } from "./seed-types";
import { sentenceOf } from "./sentence";

const storage: Record<string, string> = {
  cool: "Conservare in luogo fresco e asciutto, lontano dalla luce.",
  fridge: "Conservare in frigorifero tra 0 e +4 °C. Dopo l'apertura consumare entro 3 giorni.",
  fish: "Conservare tra 0 e +2 °C e consumare entro 24 ore, previa cottura se non indicato diversamente.",
  dry: "Conservare in luogo fresco e asciutto. Dopo l'apertura richiudere bene la confezione.",
  freezer: "Conservare a -18 °C. Non ricongelare una volta scongelato.",
  bread: "Conservare in luogo asciutto, chiuso nel suo sacchetto. Meglio in giornata.",
  cellar: "Conservare in luogo fresco, al riparo dalla luce e dalle fonti di calore.",
  home: "Tenere fuori dalla portata dei bambini. Conservare in luogo asciutto.",
};

function isFood(good: Good): boolean {
  return good.settings.food !== "no";
}

/** Returns the product's ingredients as a sentence; undefined for products that are no food. */
export function ingredientsOf(good: Good, brand: Brand): string | undefined {
  if (!isFood(good)) return undefined;
  const asked = good.ingredients ?? good.settings.eat ?? "$n";
  const plain = /^(BIANCO|NATURALE)$/.test(good.variant) ? asked.replace(/, \$v( \d+%)?/, "") : asked;
  const text = plain
    .replace("$v", good.variant.toLowerCase())
    .replace(
      "$n",
      sentenceOf(good.name).replace(
        / (in|a) (rete|vaschetta|vassoio|sacchetto|spicchi|fette|grappolo)\b/,
        "",
      ),
    );
  const clean =
    brand.mark === "SENZA GLUTINE"
      ? text.replace(
          /(farina|semola|amido) di (frumento|grano duro|grano|farro)|semola|frumento|farro|malto d'orzo|avena/g,
          "farina di riso",
        )
      : text;
  const end = brand.mark === "BIO" ? ". Da agricoltura biologica." : ".";
  return clean.charAt(0).toUpperCase() + clean.slice(1) + end;
}

/** Returns the detail page's texts, with the allergens in the ingredients. */
export function describe({
  good,
  brand,
  name,
  pack,
  slug,
  ingredients,
  allergens,
}: Article): SeedProduct["description"] {
  const nutrition =
    ingredients && good.settings.nut ? nutritionText(good.settings.nut, slug, pack.unit === "L") : undefined;
  const sale = [`${sentenceOf(name)} ${brand.name}.`, good.settings.say, brand.story].filter(Boolean);
  const features = [
    pack.label === "al kg" ? "Venduto a peso" : `Confezione: ${pack.label}`,
    ...good.classes,
    ...brand.classes.filter((one) => one !== "Km zero"),
    brand.classes.includes("Km zero") ? "Prodotto nel Lazio" : "",
  ].filter(Boolean);
  return {
    ...(ingredients ? { ingredients } : {}),
    ...(ingredients
      ? {
          allergens:
            allergens.length > 0 ? `Contiene: ${allergens.join(", ")}` : "Nessun allergene dichiarato",
        }
      : {}),
    storage: storage[good.settings.keep ?? "dry"] ?? storage.dry,
    features: features.join(" · "),
    sale_description: sale.join(" "),
    ...(nutrition ? { nutritional_values: nutrition } : {}),
  };
}
