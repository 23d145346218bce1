import { askJson, type AskOptions } from "./ask-json";
import {
  fromDetails,
  fromGeocode,
  googleGeocode,
  googlePlace,
  googleSuggestions,
  placeFields,
} from "./google-wire";
import { longestQuery, MapsError, type MapPlace, type Maps } from "./maps";

const places = "https://places.googleapis.com/v1";
const geocoding = "https://maps.googleapis.com/maps/api/geocode/json";

/**
 * Client of Google's Places (New) and Geocoding with a tenant's key, limited to Italy (§9), in
 * Italian. The key never leaves the server.
 */
export function createGoogleMaps(key: string, options: AskOptions): Maps {
  const headers = { "X-Goog-Api-Key": key, "Content-Type": "application/json" };

  async function geocode(call: string, params: Record<string, string>): Promise<MapPlace[]> {
    const query = new URLSearchParams({ ...params, language: "it", region: "it", key });
    return fromGeocode(await askJson(options, call, `${geocoding}?${query}`, googleGeocode));
  }

  return {
    async suggest(text) {
      const body = JSON.stringify({
        input: text.slice(0, longestQuery),
        includedRegionCodes: ["it"],
        languageCode: "it",
      });
      const found = await askJson(options, "suggest", `${places}/places:autocomplete`, googleSuggestions, {
        method: "POST",
        headers,
        body,
      });
      return found.suggestions.flatMap(({ placePrediction }) =>
        placePrediction ? [{ id: placePrediction.placeId, label: placePrediction.text.text }] : [],
      );
    },

    async place(id) {
      const url = `${places}/places/${encodeURIComponent(id.slice(0, longestQuery))}?languageCode=it`;
      try {
        const headed = { headers: { ...headers, "X-Goog-FieldMask": placeFields } };
        return fromDetails(await askJson(options, "place", url, googlePlace, headed));
      } catch (error) {
        if (isUnknownPlace(error)) return undefined;
        throw error;
      }
    },

    geocode: (text) => geocode("geocode", { address: text.slice(0, longestQuery), components: "country:IT" }),

    async reverse({ latitude, longitude }) {
      const [nearest] = await geocode("reverse", {
        latlng: `${latitude},${longitude}`,
        result_type: "street_address|route",
      });
      return nearest;
    },
  };
}

/**
 * True for an unknown id: Google returns 400 for an id it never issued, and 404 for an expired one.
 */
const isUnknownPlace = (error: unknown): boolean =>
  error instanceof MapsError && error.cause instanceof Error && /^HTTP 40[04]$/.test(error.cause.message);
