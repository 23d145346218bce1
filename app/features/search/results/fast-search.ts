import type { Ebsn } from "~/ebsn/client";
import type { Path } from "~/lib/path";
import type { Category } from "~/model/catalogue";
import type { Product } from "~/model/product";
import * as paths from "~/page/paths";
import { barcodeIn, productByBarcode } from "../query/barcode";
import { namedCategory } from "../query/find-categories";
import { foldWords } from "~/lib/words/fold";

type Catalog = Pick<Ebsn["catalog"], "tree" | "listing">;

/** Number of first hits that are compared with the query. */
const mostCompared = 8;

/**
 * Target of a valid query (§2.1, FastSearch): the department of that name, the single product of
 * that name or code, else the search.
 */
export async function fastTarget(catalog: Catalog, query: string): Promise<Path> {
  const barcode = barcodeIn(query);
  const coded = barcode === undefined ? undefined : await productByBarcode(catalog, barcode);
  if (coded) return paths.product(coded.slug);
  const [tree, { products, paging }] = await Promise.all([
    catalog.tree(),
    catalog.listing({ q: query, pageSize: mostCompared }),
  ]);
  const category = categoryOf(tree, query);
  if (category) return category;
  const product = productOf(products, paging.items, query);
  return product ? paths.product(product.slug) : paths.searchFor(query);
}

function categoryOf(tree: Category[], query: string): Path | undefined {
  const category = namedCategory(tree, query);
  return category && paths.category(category.slug);
}

function productOf(products: Product[], items: number, query: string): Product | undefined {
  const [first] = products;
  if (/^\d{5,14}$/.test(query)) return items === 1 ? first : undefined;
  const asked = foldWords(query);
  const named = products.filter(({ name, brand, pack }) =>
    [name, `${name} ${brand}`, `${brand} ${name}`, `${name} ${pack}`, `${brand} ${name} ${pack}`].some(
      (known) => foldWords(known) === asked,
    ),
  );
  return named.length === 1 ? named[0] : undefined;
}
