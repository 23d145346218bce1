import { orElse } from "~/ebsn/or-else";
import type { Point } from "~/model/place";
import type { MapPlace, Suggestion } from "~/maps/maps";
import { formatCents } from "~/lib/money";
import { typedLine } from "~/lib/typed-text";
import type { Shop } from "~/platform/shop";
import { lookUp } from "../place/look-up";
import { placeLine } from "../place/place-view";
import { distanceText } from "../stores/store-view";

const nearestStores = 3;
const longest = 120;

/**
 * Result of "Consegniamo da te?": an empty form, several places to choose from, a failure, or a yes
 * or no for a place.
 */
export type AreaAnswer =
  | { kind: "ask" | "none" | "down"; q: string }
  | { kind: "many"; q: string; places: Suggestion[]; more: boolean }
  | {
      kind: "yes" | "no";
      q: string;
      fee?: { cost: string; freeFrom?: string; minimum: string };
      stores: { name: string; slug: string; line: string; distance?: string }[];
      /** pickup is possible nearby; matters only if delivery is not */
      collects: boolean;
    };

/** Looks up an address, a town or a postal code and checks if it is served; needs no login. */
export async function areaAnswer(shop: Shop, params: URLSearchParams): Promise<AreaAnswer> {
  const q = typedLine(params.get("q") ?? "").slice(0, longest);
  const id = params.get("place");
  if (!q && !id) return { kind: "ask", q };
  const found = await lookUp(shop, q, id);
  return found.kind === "one" ? verdict(shop, found.place) : { q, ...found };
}

async function verdict({ ebsn, locale }: Shop, place: MapPlace): Promise<AreaAnswer> {
  const point: Point = { latitude: place.latitude, longitude: place.longitude };
  const [warehouses, near] = await Promise.all([ebsn.places.servedBy(point), ebsn.places.storesNear(point)]);
  const stores = near.slice(0, nearestStores).map((store) => ({
    name: store.name,
    slug: store.slug,
    line: placeLine(store),
    distance: store.distance === undefined ? undefined : distanceText(store.distance, locale),
  }));
  if (warehouses.length === 0) {
    const collects = await orElse(ebsn.places.collectsNear(point), undefined);
    return { kind: "no", q: place.label, stores, collects: collects ?? true };
  }
  const { cost, freeFrom, minimumOrder } = await ebsn.places.deliveryFee();
  const fee = {
    cost: formatCents(cost, locale),
    freeFrom: freeFrom === undefined ? undefined : formatCents(freeFrom, locale),
    minimum: formatCents(minimumOrder, locale),
  };
  return { kind: "yes", q: place.label, fee, stores, collects: true };
}
