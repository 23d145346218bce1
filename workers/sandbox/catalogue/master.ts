import { allergensOf } from "./allergens";
import type { Article } from "./article";
import { brands, type Brand } from "./brands";
import { barcodeOf } from "./barcode";
import { ingredientsOf } from "./description";
import { readFamilies, type Good, type Heading } from "./family-text";
import { chance } from "./hash";
import { readPack, type Pack } from "./packs";
import { slugOf } from "./slug";
import { bakery } from "./data/bakery";
import { counter } from "./data/counter";
import { dairy } from "./data/dairy";
import { drinks } from "./data/drinks";
import { frozen } from "./data/frozen";
import { home } from "./data/home";
import { produce } from "./data/produce";
import { sweets } from "./data/sweets";

type Master = { headings: (Heading & { slug: string })[]; articles: Article[] };

const texts = [produce, counter, dairy, bakery, sweets, drinks, frozen, home];
let known: Master | undefined;

/**
 * Returns every article of all tenants, always in the same order with the same ids; parsed once.
 */
export function master(): Master {
  known ??= readMaster();
  return known;
}

function readMaster(): Master {
  const read = texts.map(readFamilies);
  const slugs = new Set<string>();
  const articles = read
    .flatMap(({ goods }) => goods)
    .flatMap(variantsOf)
    .map((article, index): Article => {
      const slug = uniqueSlug(slugs, article);
      const weighed = article.pack.label === "al kg" || article.good.settings.sell === "tray";
      return {
        ...article,
        slug,
        leaf: pathSlug(article.good.path),
        productId: 750_211 + index * 7,
        code: String(200_117 + index * 3),
        barcode: barcodeOf(article.brand.vendorId, index + 1, weighed),
      };
    });
  return {
    headings: read
      .flatMap(({ headings }) => headings)
      .map((heading) => ({ ...heading, slug: pathSlug(heading.path) })),
    articles,
  };
}

function pathSlug(path: string[]): string {
  return path.map(slugOf).join("/");
}

type Variant = Pick<Article, "good" | "brand" | "pack" | "name" | "tenants" | "ingredients" | "allergens">;

/**
 * Returns the brands and packs of a product. Every product has at least one brand; a brand's second
 * pack is rarer.
 */
function variantsOf(good: Good): Variant[] {
  const listed = (good.brand ?? good.settings.by ?? "").split(",").map((name) => brandNamed(name.trim()));
  const coverage = Number(good.settings.cov ?? 0.5);
  const able = listed.filter((brand) => isHonest(good, brand));
  const first = Math.floor(chance("first", good.name, good.path.join()) * able.length);
  const makers = able.filter(
    (_, index) => index === first || chance("makes", good.name, good.packs?.[0] ?? "", index) < coverage,
  );
  const labels = [...brands.values()].filter(
    ({ own }) => own && chance("label", own, good.name, good.path.join()) < Number(good.settings.own ?? 0.4),
  );
  return [...makers, ...labels].flatMap((brand) => {
    const ingredients = ingredientsOf(good, brand);
    const same = {
      good,
      brand,
      name: nameOf(good, brand),
      tenants: tenantsOf(good, brand),
      ingredients,
      allergens: allergensOf(ingredients ?? ""),
    };
    return packsOf(good, brand).map((pack) => ({ ...same, pack }));
  });
}

/**
 * True if the brand's mark is possible for the product: no gluten left, or milk for a lactose-free
 * product.
 */
function isHonest(good: Good, brand: Brand): boolean {
  const allergens = allergensOf(ingredientsOf(good, brand) ?? "");
  if (brand.mark === "SENZA GLUTINE")
    return !allergens.includes("glutine") && !/INTEGRAL|FARRO|SEGALE|ORZO|GRANO\b/.test(good.name);
  if (brand.mark === "SENZA LATTOSIO")
    return allergens.includes("latte") && !/VEGETAL|SOIA|DOP|CAPRA/.test(good.name);
  return true;
}

function packsOf(good: Good, brand: Brand): Pack[] {
  const labels = good.packs ?? (good.settings.packs ?? "1 pz").split(/(?<!\d),/).map((one) => one.trim());
  return labels
    .filter(
      (label, index) =>
        index === 0 || chance("pack", good.name, brand.name, label) < (brand.own ? 0.25 : 0.5),
    )
    .map(readPack)
    .map((pack) => (pack.label === "al kg" ? { ...pack, unit: "KG" } : pack));
}

function nameOf(good: Good, brand: Brand): string {
  const numbered = good.name.replace(
    "N.#",
    () => `N.${1 + Math.floor(chance("number", good.name, brand.name) * 120)}`,
  );
  return brand.mark && !numbered.includes(brand.mark) ? `${numbered} ${brand.mark}` : numbered;
}

function tenantsOf(good: Good, brand: Brand): string {
  const allowed = good.tenants ?? good.settings.only ?? "lqt";
  return [...brand.tenants].filter((tenant) => allowed.includes(tenant)).join("");
}

function brandNamed(name: string): Brand {
  const brand = brands.get(name);
  if (!brand) throw new Error(`Unknown brand "${name}"`);
  return brand;
}

function uniqueSlug(taken: Set<string>, { brand, name, pack }: Variant): string {
  const base = slugOf(`${brand.name} ${name} ${pack.label}`);
  let slug = base;
  for (let n = 2; taken.has(slug); n++) slug = `${base}-${n}`;
  taken.add(slug);
  return slug;
}
