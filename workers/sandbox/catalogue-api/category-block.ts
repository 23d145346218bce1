import type { Sandbox, SessionRow } from "../kernel/sandbox";
import { listing } from "./listing";
import { listingQuery } from "./listing-query";

const blockSize = "12";

/** The blocks of the home page: what each is called and which listing fills it. */
const blocks = new Map<number, { title: string; description: string; query: Record<string, string> }>([
  [
    1,
    {
      title: "In offerta questa settimana",
      description: "Prezzi ribassati fino a domenica.",
      query: { promo: "true" },
    },
  ],
  [2, { title: "Appena arrivati", description: "Le novità sugli scaffali.", query: { new_product: "true" } }],
  [3, { title: "I più scelti", description: "Quello che finisce più spesso nei carrelli.", query: {} }],
]);

/** `data` of `category-block/info`; undefined for an unknown block. */
export function categoryBlock(sandbox: Sandbox, session: SessionRow | undefined, categoryBlockId: number) {
  const block = blocks.get(categoryBlockId);
  if (!block) return undefined;
  const query = listingQuery.parse({ ...block.query, page_size: blockSize });
  const { products } = listing(sandbox, session, query);
  return { categoryBlockId, title: block.title, description: block.description, products };
}
