import type { Shop } from "~/platform/shop";
import { addWord, byUse, dayOf, readWords, writeWords } from "./past-words";

type Searching = Pick<Shop, "searchHistory" | "tenant">;

const now = () => dayOf(Date.now());
const stored = ({ searchHistory, tenant }: Searching) =>
  readWords(searchHistory.read(), now(), tenant.dayWordsSaved);

/** Past searches of this browser, most used first. */
export const pastWordsOf = (shop: Searching): string[] => byUse(stored(shop)).map(({ name }) => name);

/** Stores `query`, unless it is already the latest. */
export function rememberWord(shop: Searching, query: string): void {
  const before = stored(shop);
  const after = addWord(before, query, now());
  if (after !== before) shop.searchHistory.save(writeWords(after));
}
