import * as z from "zod";
import type { MapPlace } from "./maps";

/** Places API (New), Autocomplete. */
export const googleSuggestions = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z.object({ placeId: z.string(), text: z.object({ text: z.string() }) }).optional(),
      }),
    )
    .default([]),
});

/** Places API (New), Place Details, with the fields of `placeFields`. */
export const googlePlace = z.object({
  id: z.string(),
  formattedAddress: z.string().default(""),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  addressComponents: z
    .array(
      z.object({
        longText: z.string().default(""),
        shortText: z.string().default(""),
        types: z.array(z.string()).default([]),
      }),
    )
    .default([]),
});
export const placeFields = "id,formattedAddress,location,addressComponents";

/**
 * Geocoding API. A status other than OK and ZERO_RESULTS is a failure: a denied key, an exhausted
 * quota.
 */
export const googleGeocode = z.object({
  status: z.enum(["OK", "ZERO_RESULTS"]),
  results: z
    .array(
      z.object({
        place_id: z.string(),
        formatted_address: z.string(),
        geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
        address_components: z
          .array(z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) }))
          .default([]),
      }),
    )
    .default([]),
});

type Component = { long: string; short: string; types: string[] };

function addressOf(components: Component[]) {
  const find = (...types: string[]) =>
    types
      .map((type) => components.find((component) => component.types.includes(type)))
      .find((component) => component !== undefined);
  return {
    street: find("route", "pedestrian_street")?.long ?? "",
    number: find("street_number")?.long ?? "",
    // the comune: Rome has `locality`, some hamlets have only the third level
    city: find("locality", "administrative_area_level_3")?.long ?? "",
    province: find("administrative_area_level_2")?.short ?? "",
    postalCode: find("postal_code")?.long ?? "",
  };
}

/** Maps Place Details to a place. */
export function fromDetails(wire: z.infer<typeof googlePlace>): MapPlace {
  const components = wire.addressComponents.map(({ longText, shortText, types }) => ({
    long: longText,
    short: shortText,
    types,
  }));
  return { id: wire.id, label: wire.formattedAddress, ...addressOf(components), ...wire.location };
}

/** Maps a geocoding response to places. */
export const fromGeocode = ({ results }: z.infer<typeof googleGeocode>): MapPlace[] =>
  results.map(({ place_id, formatted_address, geometry, address_components }) => ({
    id: place_id,
    label: formatted_address,
    ...addressOf(
      address_components.map(({ long_name, short_name, types }) => ({
        long: long_name,
        short: short_name,
        types,
      })),
    ),
    latitude: geometry.location.lat,
    longitude: geometry.location.lng,
  }));
