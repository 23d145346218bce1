import type { Point, StreetAddress } from "~/model/place";

export type Suggestion = { id: string; label: string };

/** A street address, a street, a town or a postal district; what the map does not say is an empty string. */
export type MapPlace = Point &
  StreetAddress & {
    /** good for `place` again */
    id: string;
    label: string;
  };

/** A map service limited to Italy, asked by the server only. Every method throws `MapsError` when it does not answer as it should. */
export type Maps = {
  /** what a shopper may mean by some letters of an address */
  suggest(text: string): Promise<Suggestion[]>;
  place(id: string): Promise<MapPlace | undefined>;
  /** an address, a town or a postal code, best first; nothing found = an empty list */
  geocode(text: string): Promise<MapPlace[]>;
  /** the address nearest to a point */
  reverse(point: Point): Promise<MapPlace | undefined>;
};

/** The map service is down, too slow, or its answer is not in the expected shape. */
export class MapsError extends Error {
  constructor(call: string, options?: ErrorOptions) {
    super(`maps: ${call}`, options);
    this.name = "MapsError";
  }
}

/** Longest text that is sent to a map service. */
export const longestQuery = 200;
