import { EbsnError } from "../../errors";
import { orElse } from "../../or-else";
import type { Ebsn } from "../../client";
import type { Call } from "../../transport/http";
import { toCategory } from "../mapping/category";
import { toPaging } from "../mapping/paging";
import { plainText } from "../../text/plain-text";
import { readPage, somePriced, toCrumb, type Reader } from "../mapping/product";
import { toProductDetail } from "../mapping/product-detail";
import type { CategoryPage, Scope } from "~/model/catalogue";
import { createListing, spacedOnce } from "./listing";
import { scopeHash } from "../../transport/scope-hash";
import type { CachePolicy } from "../../transport/shared";
import { readData, type Answer, type Transport } from "../../transport/transport";
import { wireCategoryPage, wireCategoryTree } from "../wire/category";
import { wireSlugs } from "../wire/listing";
import { wireProductDetail } from "../wire/product";

const freshSeconds = 900;
const categories = ["filtered", "depth", "slug", "categoryId"] as const;
const keepTree: CachePolicy = { as: "tree", parameters: categories, freshSeconds };
const keepRoots: CachePolicy = { as: "roots", parameters: categories, freshSeconds };
const keepFound: CachePolicy = { as: "found", parameters: [...categories, "q"], freshSeconds };
const keepCategory: CachePolicy<CategoryPage> = {
  as: "category",
  parameters: categories,
  freshSeconds,
  isEmpty: ({ children }) => children.length === 0,
};
const keepProduct: CachePolicy = { as: "product", parameters: ["slug"], freshSeconds, changesWithCart: true };
const keepSlugs: CachePolicy<{ slugs: string[] }> = {
  as: "slugs",
  parameters: ["page", "page_size"],
  freshSeconds,
  isEmpty: ({ slugs }) => slugs.length === 0,
};

/** Shape of a slug: no blanks, no invisible characters. */
const slugShape = /^[^\s\p{C}]{1,500}$/u;

/**
 * Loads categories, listings and products. Responses without shopper data are cached (§7, Caching).
 */
export function createCatalog(
  transport: Transport,
  scope: () => Scope,
  readerOf: (call: string) => Reader,
  withoutEmpty = false,
): Ebsn["catalog"] {
  const { sendShared } = transport;
  const scoped = (path: string, params: Call["params"]) => ({
    path,
    params: { ...params, hash: scopeHash(scope()) },
  });
  const ofTree = (params: Call["params"]) => scoped("category", { filtered: withoutEmpty, ...params });
  const checkSlug = (path: string, slug: string) => {
    if (!slugShape.test(slug)) throw new EbsnError("notFound", path);
  };
  const categoriesOf = (answer: Answer) => {
    const reader = readerOf(answer.call);
    const { categories } = readData(wireCategoryTree, answer);
    // every chain has departments: an empty response is a fault and would leave all pages without a
    // menu
    if (categories.length === 0) throw new EbsnError("unreadable", answer.call);
    return categories.map((node) => toCategory(node, reader));
  };

  return {
    tree: () => sendShared(ofTree({}), keepTree, categoriesOf),

    // a backend that does not support `depth` returns the whole tree
    roots: () =>
      sendShared(ofTree({ depth: 1 }), keepRoots, (answer) =>
        categoriesOf(answer).map((root) => ({ ...root, description: undefined, children: [] })),
      ),

    departmentsFor: (words) =>
      sendShared(
        scoped("category", { filtered: true, depth: 1, q: spacedOnce(words) }),
        keepFound,
        (answer) => {
          const reader = readerOf(answer.call);
          return readData(wireCategoryTree, answer)
            .categories.map((node) => ({ ...toCategory(node, reader), children: [] }))
            .filter(({ hidden }) => !hidden);
        },
      ),

    async category(ref) {
      if ("slug" in ref) checkSlug("category", ref.slug);
      const params = "slug" in ref ? { slug: ref.slug } : { categoryId: ref.id };
      return sendShared(ofTree(params), keepCategory, (answer) => {
        const { category, breadCrumbs } = readData(wireCategoryPage, answer);
        const crumbs = category.breadCrumbs.length > 0 ? category.breadCrumbs : breadCrumbs;
        const subtitle = category.metaData?.category_info.SUBTITLE;
        return {
          ...toCategory(category, readerOf(answer.call)),
          crumbs: crumbs.map(toCrumb),
          subtitle: subtitle ? plainText(subtitle) : undefined,
        };
      });
    },

    listing: createListing(transport, scope, readerOf),

    async product(slug) {
      checkSlug("products", slug);
      return sendShared(
        scoped("products", { slug }),
        keepProduct,
        (answer) => toProductDetail(readData(wireProductDetail, answer), readerOf(answer.call)),
        (product) => somePriced([product]),
      );
    },

    fresh: (id) =>
      orElse(
        transport.send(scoped(`products/${id}`, {})).then((answer) => {
          const [product] = readPage(answer.call, [answer.data], readerOf(answer.call));
          return product;
        }),
        undefined,
      ),

    slugs: ({ page, pageSize }) =>
      sendShared(scoped("products", { page, page_size: pageSize }), keepSlugs, (answer) => {
        const { products, page: paging } = readData(wireSlugs, answer);
        return {
          slugs: products.map(({ slug }) => slug).filter(Boolean),
          paging: toPaging(paging, products.length),
        };
      }),
  };
}
