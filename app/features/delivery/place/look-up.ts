import { namesAddress } from "~/lib/same-address";
import { MapsError, type MapPlace, type Suggestion } from "~/maps/maps";
import { accountOf, tooMany } from "~/platform/http/guards/rate-limit";
import type { Shop } from "~/platform/shop";

const mostShown = 10;

/** What the map finds for a text: the place that it names, others to choose from, nothing, or no answer at all. */
export type LookedUp =
  | { kind: "one"; place: MapPlace }
  | { kind: "many"; places: Suggestion[]; more: boolean }
  | { kind: "none" | "down" };

/** Asks the map for an address, a town or a postal code; `id` is a place that was chosen among several before. Throws 429 for too many in a row. */
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
