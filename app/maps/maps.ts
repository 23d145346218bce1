import type { Point, StreetAddress } from "~/model/place";

export type Suggestion = { id: string; label: string };

/** A street address, street, town or postal district; unknown parts are empty strings. */
export type MapPlace = Point &
  StreetAddress & {
    /** Id for a later `place` call. */
    id: string;
    label: string;
  };

/**
 * A map service limited to Italy, called by the server only. Every method throws `MapsError` on
 * failure.
 */
export type Maps = {
  /** Returns suggestions for the beginning of an address. */
  suggest(text: string): Promise<Suggestion[]>;
  place(id: string): Promise<MapPlace | undefined>;
  /** Returns matches for an address, town or postal code, best first; empty if there are none. */
  geocode(text: string): Promise<MapPlace[]>;
  /** Returns the address nearest to a point. */
  reverse(point: Point): Promise<MapPlace | undefined>;
};

/** The map service is down or too slow, or its response has an unexpected shape. */
export class MapsError extends Error {
  constructor(call: string, options?: ErrorOptions) {
    super(`maps: ${call}`, options);
    this.name = "MapsError";
  }
}

/** Max length of a text sent to a map service, in characters. */
export const longestQuery = 200;
