import { foldWords } from "~/lib/words/fold";
import type { Store } from "~/model/place";

/**
 * Returns the stores whose name, street, town or postal code contains the words; all stores for
 * empty words.
 */
export function storesMatching(stores: readonly Store[], words: string): Store[] {
  const wanted = foldWords(words).split(" ").filter(Boolean);
  return stores.filter((store) => {
    const { name, street, city, postalCode, province } = store;
    const text = foldWords([name, street, city, postalCode, province].join(" "));
    return wanted.every((word) => text.includes(word));
  });
}

/**
 * Sorts stores: same postal code first, then same town, same province, and the rest. In each group
 * except the first, the tenant's default store leads.
 */
export function nearestFirst(
  stores: readonly Store[],
  home: { city?: string; province?: string; postalCode?: string },
  defaultStoreId: number,
): Store[] {
  const distance = ({ id, city, province, postalCode }: Store) => {
    if (home.postalCode && postalCode === home.postalCode) return 0;
    if (home.city && foldWords(city) === foldWords(home.city)) return id === defaultStoreId ? 1 : 2;
    if (home.province && foldWords(province) === foldWords(home.province))
      return id === defaultStoreId ? 3 : 4;
    return id === defaultStoreId ? 5 : 6;
  };
  return [...stores].sort((one, other) => distance(one) - distance(other));
}
