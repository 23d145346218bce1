import { namesAddress } from "~/lib/same-address";
import { MapsError, type MapPlace, type Suggestion } from "~/maps/maps";
import { accountOf, tooMany } from "~/platform/http/guards/rate-limit";
import type { Shop } from "~/platform/shop";

const mostShown = 10;

/**
 * Result of the map service for a text: the named place, several to choose from, no place, or a
 * failure.
 */
export type LookedUp =
  | { kind: "one"; place: MapPlace }
  | { kind: "many"; places: Suggestion[]; more: boolean }
  | { kind: "none" | "down" };

/**
 * Looks up an address, a town or a postal code; `id` is a place chosen from an earlier result.
 * Throws 429 above the rate limit.
 */
export async function lookUp(
  shop: Pick<Shop, "maps" | "checkRateLimit" | "session">,
  words: string,
  id: string | null,
): Promise<LookedUp> {
  const { maps } = shop;
  if (!maps) return { kind: "down" };
  if (!(await shop.checkRateLimit("suggest", accountOf(shop)))) throw tooMany();
  try {
    const one = id ? await maps.place(id) : undefined;
    const found = id ? [one].filter((place) => place !== undefined) : await maps.geocode(words);
    const [first, ...others] = found;
    if (!first) return { kind: "none" };
    if (others.length === 0 && (id || namesAddress(words, first))) return { kind: "one", place: first };
    const places = found.slice(0, mostShown).map(({ id, label }) => ({ id, label }));
    return { kind: "many", places, more: found.length > mostShown };
  } catch (error) {
    if (error instanceof MapsError) return { kind: "down" };
    throw error;
  }
}
