import type { Address, Cart, Point, Store } from "~/ebsn/model";
import { MapsError } from "~/maps/maps";
import type { Shop } from "~/platform/shop";
import { mapView } from "./map/map-view";
import { placeLine, storeView } from "./place-view";
import { readPoint } from "./point-param";

type From = { point: Point; words?: string };

const longest = 80;

/** From where distances count: what was asked for, else home. `unknown`: the map does not know the place that was asked for. */
async function fromWhere(
  shop: Shop,
  params: URLSearchParams,
  homes: Address[],
  cart: Cart,
): Promise<{ from?: From; unknown?: true }> {
  const point = readPoint(params);
  if (point) return { from: { point, words: shop.t("delivery.near.you") } };
  const near = (params.get("vicino") ?? "").trim().slice(0, longest);
  if (near) {
    try {
      const [found] = (await shop.maps?.geocode(near)) ?? [];
      return found ? { from: { point: found, words: found.label } } : { unknown: true };
    } catch (error) {
      if (error instanceof MapsError) return { unknown: true };
      throw error;
    }
  }
  const home = homes.find(({ id }) => id === cart.address?.id) ?? homes.find(({ preferred }) => preferred);
  const known = pointOf(home);
  return home && known ? { from: { point: known, words: placeLine(home) } } : {};
}

export const pointOf = (place: Partial<Point> | undefined): Point | undefined =>
  place?.latitude === undefined || place.longitude === undefined
    ? undefined
    : { latitude: place.latitude, longitude: place.longitude };

/** The stores and lockers to choose from: nearest first where it is known from where. */
export async function pickupData(shop: Shop, params: URLSearchParams, homes: Address[], cart: Cart) {
  const { ebsn, t, locale } = shop;
  const { from, unknown } = await fromWhere(shop, params, homes, cart);
  const stores: Store[] = from ? await ebsn.places.storesNear(from.point) : await ebsn.places.stores();
  const said = { t, locale, now: ebsn.today() };
  return {
    near: (params.get("vicino") ?? "").trim().slice(0, longest),
    unknown: unknown ?? false,
    from: from?.words,
    stores: stores.map((store) => storeView(store, cart, said)),
    map: mapView(
      stores.map((store, index) => ({ ...store, label: String(index + 1) })),
      from?.point,
    ),
  };
}
