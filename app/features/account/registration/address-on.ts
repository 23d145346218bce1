import { lookUp, placeLine } from "~/features/delivery/public.server";
import type { Maps } from "~/maps/maps";
import type { StreetAddress } from "~/model/place";
import type { Shop } from "~/platform/shop";
import { readAddress, typedSoFar } from "./typed";

/**
 * Result of the map service for an address in a single line: its parts, several to choose from, or
 * an error key.
 */
export type OnMap =
  | { kind: "whole"; address: StreetAddress }
  | { kind: "many"; words: string }
  | { kind: "down" }
  | { kind: "required" | "addressUnknown" | "addressNumber" | "addressStreet" };

/**
 * Finds the parts of an address in a single line. A line that matches the known parts needs no
 * request.
 */
export async function addressOn(
  shop: Pick<Shop, "draft" | "checkRateLimit" | "session">,
  maps: Maps,
  line: string | undefined,
): Promise<OnMap> {
  if (!line) return { kind: "required" };
  const known = readAddress(typedSoFar(shop));
  if (known && placeLine(known) === line) return { kind: "whole", address: known };
  const found = await lookUp({ ...shop, maps }, line, null);
  switch (found.kind) {
    case "one": {
      const { street, number, postalCode, city, province } = found.place;
      if (!street || !postalCode || !city || !province) return { kind: "addressStreet" };
      if (!number) return { kind: "addressNumber" };
      return { kind: "whole", address: { street, number, postalCode, city, province } };
    }
    case "many":
      return { kind: "many", words: line };
    case "none":
      return { kind: "addressUnknown" };
    case "down":
      return { kind: "down" };
  }
}
