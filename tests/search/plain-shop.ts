import { stapleVocabulary, withTexts, type Vocabulary } from "~/lib/words/vocabulary";
import { sampleProduct } from "~/lib/testing/sample-product";
import type { Category, Listing, ListingQuery } from "~/model/catalogue";
import type { Crumb, Product } from "~/model/product";
import { seedCatalogue } from "../../workers/sandbox/catalogue/generate";
import type { TenantLetter } from "../../workers/sandbox/catalogue/price";
import type { SeedCategory } from "../../workers/sandbox/catalogue/seed-types";

/**
 * Line of a product for the queries' patterns: "name brand (its department < the parent
 * department)".
 */
export const lineOf = ({ name, brand, crumbs }: Product) =>
  `${name} ${brand} (${crumbs
    .map((crumb) => crumb.name)
    .reverse()
    .join(" < ")})`.toLowerCase();

const capital = (text: string) => text.charAt(0) + text.slice(1).toLowerCase();

/**
 * A chain's sandbox range in memory, behind a backend as plain as a real backend may be. It finds
 * products whose name, brand or departments contain the letters of every word, most bought first.
 * It matches accents and plural endings literally.
 */
export function plainShop(chain: TenantLetter) {
  const seed = seedCatalogue(chain);
  const byId = new Map(seed.categories.map((category) => [category.categoryId, category]));
  const crumbsOf = (id: number | undefined): Crumb[] => {
    const category = id === undefined ? undefined : byId.get(id);
    if (!category) return [];
    const { categoryId, name, slug, parentId } = category;
    return [...crumbsOf(parentId), { id: categoryId, name, slug }];
  };
  const goods = [...seed.products]
    .sort((a, b) => b.popularity - a.popularity)
    .map(({ productId, slug, name, brand, pack, categoryId, available }): Product => {
      const crumbs = crumbsOf(categoryId);
      return sampleProduct({
        ...{ id: productId, slug, pack, categoryId, crumbs },
        ...{ name: capital(name), brand: brand.name, soldOut: available === 0 },
      });
    });
  const lettersOf = ({ name, brand, crumbs }: Product) =>
    [name, brand, ...crumbs.map((crumb) => crumb.name)].join(" ").toLowerCase();
  const letters = new Map(goods.map((product) => [product.id, lettersOf(product)]));
  /** All queries sent to the backend. */
  const asked: ListingQuery[] = [];

  async function listing(query: ListingQuery): Promise<Listing> {
    asked.push(query);
    const { q, categoryId, page = 1, pageSize = 24 } = query;
    const words = (q ?? "").toLowerCase().split(/\s+/).filter(Boolean);
    const found = goods.filter(
      ({ id, crumbs }) =>
        words.every((word) => letters.get(id)?.includes(word)) &&
        (categoryId === undefined || crumbs.some((crumb) => crumb.id === categoryId)),
    );
    return {
      products: found.slice((page - 1) * pageSize, page * pageSize),
      paging: { page, pages: Math.ceil(found.length / pageSize), items: found.length, pageSize },
      facets: [],
    };
  }

  const tree = treeOf(seed.categories);
  const texts = [
    ...seed.categories.map(({ name }) => name),
    ...goods.map(({ name, brand }) => `${name} ${brand}`),
  ];
  const departments = seed.categories.map(({ name }) => name);
  return {
    asked,
    /** Line of each product of the range. */
    lines: goods.map(lineOf),
    /**
     * Vocabulary of a shop before its first response, after its first page, and after it has shown
     * the whole range.
     */
    vocabularies: {
      cold: stapleVocabulary(),
      begun: withTexts(stapleVocabulary(), departments),
      learnt: withTexts(stapleVocabulary(), texts),
    },
    shopWith: (known: Vocabulary) => ({
      tenant: { synonyms: {} },
      vocabulary: async () => known,
      ebsn: { catalog: { listing, tree: async () => tree } },
    }),
  };
}

function treeOf(categories: readonly SeedCategory[], parent?: number): Category[] {
  return categories
    .filter(({ parentId }) => parentId === parent)
    .map(({ categoryId, name, slug, hidden = false }) => ({
      ...{ id: categoryId, name, slug, hidden },
      children: treeOf(categories, categoryId),
    }));
}
