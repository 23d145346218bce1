import type { Cms } from "~/cms/cms";
import { isCmsError } from "~/cms/errors";
import type { Ebsn } from "~/ebsn/client";
import { isEbsnError } from "~/ebsn/errors";
import type { Path } from "~/lib/path";
import type { Category } from "~/model/catalogue";
import { publicStores } from "~/ebsn/delivery/public-stores";
import { bundledPages } from "~/page/content-pages";
import * as paths from "~/page/paths";
import { perFile } from "./sitemap-xml";

/** Products per request: large responses, but only their slugs are read. */
const perAnswer = 500;

/** Pages that exist with any assortment. */
const fixed = [
  paths.home,
  paths.departments,
  paths.flyers,
  paths.deliveryArea,
  paths.stores,
  paths.pasteList,
  paths.withdrawal,
];

type Catalog = Pick<Ebsn["catalog"], "tree" | "slugs">;
type Pages = {
  flyers: Pick<Ebsn["flyers"], "list">;
  places: Pick<Ebsn["places"], "stores" | "branches">;
};

/** Paths of the visible departments. */
export async function categoryPaths({ tree }: Pick<Catalog, "tree">): Promise<Path[]> {
  const below = (categories: Category[]): Path[] =>
    categories
      .filter(({ hidden }) => !hidden)
      .flatMap(({ slug, children }) => [paths.category(slug), ...below(children)]);
  return below(await tree());
}

/** Paths of the products in sitemap number `file`, from 1; empty past the last file. */
export async function productPaths({ slugs }: Pick<Catalog, "slugs">, file: number): Promise<Path[]> {
  const found: Path[] = [];
  const first = ((file - 1) * perFile) / perAnswer + 1;
  for (let page = first; page < first + perFile / perAnswer; page++) {
    const answer = await slugs({ page, pageSize: perAnswer });
    found.push(...answer.slugs.map(paths.product));
    if (page >= answer.paging.pages) break;
  }
  return found;
}

export async function productCount({ slugs }: Pick<Catalog, "slugs">): Promise<number> {
  return (await slugs({ page: 1, pageSize: 1 })).paging.items;
}

/** A path, and the date of its last change if known (ISO 8601). */
export type KnownPage = { path: Path; modified?: string };

/**
 * Editors' pages and the pages of every chain. Leaves out pages that the content system fails to
 * return.
 */
export async function contentPaths(cms?: Pick<Cms, "pages" | "entries">): Promise<KnownPage[]> {
  const own = bundledPages.map(paths.contentPage);
  if (!cms) return own.map((path) => ({ path }));
  const none = (error: unknown) => {
    if (isCmsError(error)) return undefined;
    throw error;
  };
  const [pages, categories] = await Promise.all([
    cms.pages().catch(none),
    cms.entries("faq_category", { perPage: 100 }).catch(none),
  ]);
  const modified = new Map((pages ?? []).map((page) => [paths.contentPage(page.slug), page.modified]));
  const found = [
    ...new Set([...own, ...modified.keys()]),
    ...[paths.faq, paths.advantages, paths.customerService],
    ...(categories?.entries ?? []).map(({ slug }) => paths.faqCategory(slug)),
  ];
  return found.map((path) => ({ path, modified: modified.get(path) }));
}

/** Paths of all other indexed pages; leaves out flyers or stores if the backend fails. */
export async function pagePaths({ flyers, places }: Pages): Promise<Path[]> {
  const none = (error: unknown) => {
    if (isEbsnError(error)) return [];
    throw error;
  };
  const [current, stores] = await Promise.all([
    flyers.list().catch(none),
    publicStores({ ebsn: { places } }).catch(none),
  ]);
  return [
    ...fixed,
    ...current.map(({ slug }) => paths.flyer(slug)),
    ...stores.filter(({ slug }) => slug).map(({ slug }) => paths.store(slug)),
  ];
}
