import type { Article } from "./article";
import { categoriesOf } from "./categories";
import { classesOf } from "./classes";
import { describe } from "./description";
import { between, chance } from "./hash";
import { master } from "./master";
import { optionsNamed } from "./options";
import { pictureOf } from "./picture";
import { priceOf, type TenantLetter } from "./price";
import { promoOf } from "./promo";
import { sellingOf } from "./selling";
import type { SeedCatalogue, SeedProduct } from "./seed-types";

/**
 * Share of all articles that each tenant sells: more fresh products in the market hall, more
 * organic ones in the cooperative.
 */
const breadth: Record<TenantLetter, { fresh: number; organic: number; other: number }> = {
  l: { fresh: 1, organic: 0.75, other: 0.88 },
  q: { fresh: 0.88, organic: 0.6, other: 1 },
  t: { fresh: 0.84, organic: 1, other: 0.9 },
};
const freshKeeping = new Set(["cool", "fish", "bread"]);
const fewestInLeaf = 4;
const noLimit = 100_000_000;

/**
 * Generates a whole range, deterministic per letter. Ids, slugs and barcodes of an article are the
 * same in every tenant.
 */
export function seedCatalogue(tenant: TenantLetter): SeedCatalogue {
  const { headings, articles } = master();
  const carried = rangeOf(tenant, articles);
  const { categories, idOf } = categoriesOf(headings, new Set(carried.map(({ leaf }) => leaf)));
  return { categories, products: carried.map((article) => productOf(article, tenant, idOf(article.leaf))) };
}

/**
 * Returns a tenant's articles in the master's order. A leaf has at least four articles, or is left
 * out.
 */
function rangeOf(tenant: TenantLetter, articles: Article[]): Article[] {
  const byLeaf = new Map<string, Article[]>();
  for (const article of articles) {
    if (article.tenants.includes(tenant))
      byLeaf.set(article.leaf, [...(byLeaf.get(article.leaf) ?? []), article]);
  }
  return [...byLeaf.values()].flatMap((all) => {
    const chosen = new Set(
      all.filter((article) => chance("carries", tenant, article.slug) < breadthOf(tenant, article)),
    );
    for (const article of all) if (chosen.size < fewestInLeaf) chosen.add(article);
    return chosen.size < fewestInLeaf ? [] : all.filter((article) => chosen.has(article));
  });
}

const isFresh = ({ settings }: Article["good"]): boolean =>
  freshKeeping.has(settings.keep ?? "") || settings.packs === "al kg";

function breadthOf(tenant: TenantLetter, { brand, good }: Article): number {
  if (brand.mark === "BIO") return breadth[tenant].organic;
  return isFresh(good) ? breadth[tenant].fresh : breadth[tenant].other;
}

function productOf(article: Article, tenant: TenantLetter, categoryId: number): SeedProduct {
  const { good, brand, pack, name, slug } = article;
  const selling = sellingOf(good, pack, slug);
  const isByWeight = selling.pricePer === "kg";
  const price = priceOf(article, tenant, isByWeight);
  const promo = promoOf(tenant, slug, isFresh(good) || good.settings.keep === "fridge");
  const options = optionsNamed(good.option ?? good.settings.opt);
  const description = describe(article);
  const asked = [...good.classes, ...(good.settings.cls ? [good.settings.cls] : []), ...brand.classes];
  const luck = chance("new", tenant, slug);
  return {
    productId: article.productId,
    code: article.code,
    barcode: article.barcode,
    name,
    brand: { vendorId: brand.vendorId, name: brand.name },
    pack: good.settings.sell === "tray" ? `${pack.label} circa` : pack.label,
    slug,
    categoryId,
    price,
    held: isByWeight ? 1 : pack.size,
    unit: isByWeight ? "KG" : pack.unit,
    vatPercent: vatOf(good.settings.vat),
    ...selling,
    classes: classesOf(name, asked, article.allergens),
    ...(promo ? { promo } : {}),
    available: availableOf(tenant, slug, isByWeight, selling),
    ...(luck < 0.04 ? { isNew: true } : {}),
    ...(luck > 0.97 ? { highlight: true } : {}),
    ...(options ? { options } : {}),
    description,
    keywords: [good.settings.kw, ...good.path].filter(Boolean).join(" ").toLowerCase(),
    popularity: between(1, 70, "popular", slug) + Number(good.settings.rank ?? 0),
    picture: pictureOf(good, brand, name, pack.label),
  };
}

/**
 * Returns the stock: 2 % of articles are sold out; a few others by piece have two to eight pieces
 * left.
 */
function availableOf(
  tenant: string,
  slug: string,
  isByWeight: boolean,
  { infos }: Pick<SeedProduct, "infos">,
): number {
  const luck = chance("stock", tenant, slug);
  if (luck < 0.02) return 0;
  if (luck > 0.96 && !isByWeight && !infos.QTY_MULT)
    return Math.max(between(2, 8, "left", tenant, slug), Number(infos.MINACQ ?? 1));
  return noLimit;
}

function vatOf(text: string | undefined): SeedProduct["vatPercent"] {
  const percent = Number(text);
  return percent === 4 || percent === 5 || percent === 10 ? percent : 22;
}
