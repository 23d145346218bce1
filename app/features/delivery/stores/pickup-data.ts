import { typedLine } from "~/lib/typed-text";
import type { Cart } from "~/model/cart";
import type { Address, Point, Store } from "~/model/place";
import type { Suggestion } from "~/maps/maps";
import type { Shop } from "~/platform/shop";
import { lookUp } from "../place/look-up";
import { mapView } from "./map/map-view";
import { placeLine } from "../place/place-view";
import { isPreferred, storeView } from "./store-view";
import { readPoint } from "../place/point-param";

type From = { point: Point; label?: string };

const longest = 80;

type Where = { from?: From; unknown?: true; which?: { places: Suggestion[]; more: boolean } };

/**
 * Returns the point that distances are measured from: the requested place, else the home.
 * `unknown`: the map service does not know the place; `which`: it knows several.
 */
async function fromWhere(shop: Shop, params: URLSearchParams, homes: Address[], cart: Cart): Promise<Where> {
  const point = readPoint(params);
  if (point) return { from: { point, label: shop.t("delivery.near.you") } };
  const near = nearOf(params);
  const id = params.get("place");
  if (near || id) {
    const found = await lookUp(shop, near, id);
    if (found.kind === "one") return { from: { point: found.place, label: found.place.label } };
    return found.kind === "many" ? { which: found } : { unknown: true };
  }
  const home = homes.find(({ id }) => id === cart.address?.id) ?? homes.find(({ preferred }) => preferred);
  const known = pointOf(home);
  return home && known ? { from: { point: known, label: placeLine(home) } } : {};
}

/** True if the shopper gives a position or a place for the pickup. */
const asksFrom = (params: URLSearchParams) =>
  readPoint(params) !== undefined || nearOf(params) !== "" || params.has("place");

const nearOf = (params: URLSearchParams) => typedLine(params.get("vicino") ?? "").slice(0, longest);

const pointOf = (place: Partial<Point> | undefined): Point | undefined =>
  place?.latitude === undefined || place.longitude === undefined
    ? undefined
    : { latitude: place.latitude, longitude: place.longitude };

const firstOf = (stores: Store[], isFirst: (store: Store) => boolean): Store[] => [
  ...stores.filter(isFirst),
  ...stores.filter((store) => !isFirst(store)),
];

/**
 * Loads the stores and lockers for pickup.
 * - The nearest come first if the start point is known, else the tenant's default store.
 * - The shopper's preferred store precedes all, unless a place is requested.
 * - `proposes`: the first store is the preferred, the nearest or the only store, and a choice is
 *   still open.
 */
export async function pickupData(shop: Shop, params: URLSearchParams, homes: Address[], cart: Cart) {
  const { ebsn, t, locale } = shop;
  const { from, unknown, which } = await fromWhere(shop, params, homes, cart);
  const found = from
    ? await ebsn.places.storesNear(from.point)
    : firstOf(await ebsn.places.stores(), ({ id }) => id === shop.tenant.defaultStoreId);
  const isOwn = (store: Store) => !asksFrom(params) && isPreferred(store, cart);
  const stores = firstOf(found, isOwn);
  const context = { t, locale, now: ebsn.today() };
  const shown = stores.map((store) => storeView(store, cart, context));
  return {
    near: nearOf(params),
    unknown: unknown ?? false,
    which,
    from: from?.label,
    stores: shown,
    proposes:
      (from !== undefined || stores.length === 1 || stores.some(isOwn)) &&
      !shown.some(({ chosen }) => chosen),
    map: mapView(
      stores.map((store, index) => ({ ...store, label: String(index + 1) })),
      from?.point,
    ),
  };
}
export type PickupData = Awaited<ReturnType<typeof pickupData>>;
