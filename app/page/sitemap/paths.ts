import type { Ebsn } from "~/ebsn/client";
import { isEbsnError } from "~/ebsn/errors";
import type { Category } from "~/model/catalogue";
import { publicStores } from "~/ebsn/public-stores";
import { perFile } from "./sitemap-xml";

/** Products asked for at a time: large answers, but read for their slugs alone. */
const asked = 500;

/** The pages that are there whatever is sold. */
const fixed = ["/", "/catalog", "/volantini", "/consegna", "/negozi", "/lista-veloce"];

type Catalog = Pick<Ebsn["catalog"], "tree" | "slugs">;
type Pages = {
  leaflets: Pick<Ebsn["leaflets"], "list">;
  places: Pick<Ebsn["places"], "stores" | "branches">;
};

/** Paths of the departments a shopper can see. */
export async function categoryPaths({ tree }: Pick<Catalog, "tree">): Promise<string[]> {
  const below = (categories: Category[]): string[] =>
    categories
      .filter(({ hidden }) => !hidden)
      .flatMap(({ slug, children }) => [`/category/${slug}`, ...below(children)]);
  return below(await tree());
}

/** Paths of the products of the `file`th sitemap, from 1; empty past the last one. */
export async function productPaths({ slugs }: Pick<Catalog, "slugs">, file: number): Promise<string[]> {
  const paths: string[] = [];
  const first = ((file - 1) * perFile) / asked + 1;
  for (let page = first; page < first + perFile / asked; page++) {
    const found = await slugs({ page, pageSize: asked });
    paths.push(...found.slugs.map((slug) => `/product/${slug}`));
    if (page >= found.paging.pages) break;
  }
  return paths;
}

export async function productCount({ slugs }: Pick<Catalog, "slugs">): Promise<number> {
  return (await slugs({ page: 1, pageSize: 1 })).paging.items;
}

/** Paths of all other pages worth finding; flyers and stores are left out when the backend does not tell them. */
export async function pagePaths({ leaflets, places }: Pages): Promise<string[]> {
  const none = (error: unknown) => {
    if (isEbsnError(error)) return [];
    throw error;
  };
  const [flyers, stores] = await Promise.all([
    leaflets.list().catch(none),
    publicStores({ ebsn: { places } }).catch(none),
  ]);
  return [
    ...fixed,
    ...flyers.map(({ slug }) => `/volantini/${slug}`),
    ...stores.filter(({ slug }) => slug).map(({ slug }) => `/negozi/${slug}`),
  ];
}
