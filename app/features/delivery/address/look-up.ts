import { MapsError, type MapPlace, type Suggestion } from "~/maps/maps";
import type { Shop } from "~/platform/shop";

const mostShown = 10;

/** What the map finds for a text: one place, several to choose from, nothing, or no answer at all. */
export type LookedUp =
  | { kind: "one"; place: MapPlace }
  | { kind: "many"; places: Suggestion[]; more: boolean }
  | { kind: "none" | "down" };

/** Asks the map for an address, a town or a postal code; `id` is a place that was chosen among several before. */
export async function lookUp(
  { maps }: Pick<Shop, "maps">,
  words: string,
  id: string | null,
): Promise<LookedUp> {
  if (!maps) return { kind: "down" };
  try {
    const one = id ? await maps.place(id) : undefined;
    const found = id ? [one].filter((place) => place !== undefined) : await maps.geocode(words);
    const [first, ...others] = found;
    if (!first) return { kind: "none" };
    if (others.length === 0) return { kind: "one", place: first };
    const places = found.slice(0, mostShown).map(({ id, label }) => ({ id, label }));
    return { kind: "many", places, more: found.length > mostShown };
  } catch (error) {
    if (error instanceof MapsError) return { kind: "down" };
    throw error;
  }
}
