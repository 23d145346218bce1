import * as z from "zod";
import { int, name, optionalInt, text } from "../../transport/wire/fields";
import { wirePage } from "./listing";

/** Each leaflet is parsed separately, so that an invalid one does not lose the rest. */
export const wireLeaflets = z.object({ leaflets: z.array(z.unknown()) });

export const wireLeaflet = z.object({
  leafletId: int,
  name,
  slug: text,
  validityDate: text,
  expireDate: text,
  baseLocation: name,
  pageCount: optionalInt,
});
export type WireLeaflet = z.infer<typeof wireLeaflet>;

export const wireLeafletProducts = z.object({ page: wirePage, products: z.array(z.unknown()) });
