import type { Sandbox, SessionRow } from "../kernel/sandbox";
import { categoryTree } from "./category-tree";
import { listing } from "./listing";
import { listingQuery } from "./listing-query";

const blockSize = 12;

/**
 * Blocks of the home page: title and listing. Without a query, a block has the first product of
 * each department.
 */
const blocks = new Map<number, { title: string; description: string; query?: Record<string, string> }>([
  [
    1,
    {
      title: "In offerta questa settimana",
      description: "Prezzi ribassati fino a domenica.",
      query: { promo: "true" },
    },
  ],
  [2, { title: "Appena arrivati", description: "Le novità sugli scaffali.", query: { new_product: "true" } }],
  [3, { title: "I più scelti", description: "Quello che finisce più spesso nei carrelli." }],
]);

/** Returns `data` of `category-block/info`; undefined for an unknown block. */
export function categoryBlock(sandbox: Sandbox, session: SessionRow | undefined, categoryBlockId: number) {
  const block = blocks.get(categoryBlockId);
  if (!block) return undefined;
  const { title, description, query } = block;
  const find = (asked: Record<string, string>, size: number) =>
    listing(sandbox, session, listingQuery.parse({ ...asked, page_size: String(size) })).products;
  const departments = categoryTree(sandbox).children().slice(0, blockSize);
  const products = query
    ? find(query, blockSize)
    : departments.flatMap((one) => find({ parent_category_id: String(one.category_id) }, 1));
  return { categoryBlockId, title, description, products };
}
