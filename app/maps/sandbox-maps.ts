import * as z from "zod";
import { askJson, type AskOptions } from "./ask-json";
import { longestQuery, type MapPlace, type Maps } from "./maps";

const wirePlace = z.object({
  id: z.string(),
  label: z.string(),
  address1: z.string().default(""),
  addressNumber: z.string().default(""),
  city: z.string().default(""),
  province: z.string().default(""),
  postalcode: z.string().default(""),
  latitude: z.number(),
  longitude: z.number(),
});
const answer = z.object({ results: z.array(wirePlace) });

const toPlace = (wire: z.infer<typeof wirePlace>): MapPlace => ({
  id: wire.id,
  label: wire.label,
  street: wire.address1,
  number: wire.addressNumber,
  city: wire.city,
  province: wire.province,
  postalCode: wire.postalcode,
  latitude: wire.latitude,
  longitude: wire.longitude,
});

/**
 * Client of the sandbox's geocoder: Lazio's towns, streets and postal codes. `base` is the
 * sandbox's URL, before `/maps`.
 */
export function createSandboxMaps(base: string, options: AskOptions): Maps {
  async function ask(call: string, params: Record<string, string>): Promise<MapPlace[]> {
    const url = `${base}/maps/${call}?${new URLSearchParams(params)}`;
    return (await askJson(options, call, url, answer)).results.map(toPlace);
  }
  const textOf = (text: string) => ({ q: text.slice(0, longestQuery) });
  return {
    suggest: async (text) => (await ask("search", textOf(text))).map(({ id, label }) => ({ id, label })),
    place: async (id) => (await ask("place", { id: id.slice(0, longestQuery) }))[0],
    geocode: (text) => ask("geocode", textOf(text)),
    reverse: async ({ latitude, longitude }) =>
      (await ask("reverse", { latitude: String(latitude), longitude: String(longitude) }))[0],
  };
}
