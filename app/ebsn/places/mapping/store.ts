import type { Branch, Hours, Store, Weekday } from "~/model/place";
import type { WireBranch, WireStore } from "../wire";
import { serviceOf } from "./address";

/** Maps a store or locker for pickup. */
export function toStore(wire: WireStore): Store {
  const { address } = wire;
  return {
    id: wire.storeId,
    addressId: address.addressId,
    preferred: address.preferred,
    kind: wire.storeType === "locker" ? "locker" : "store",
    ...placeOf(wire),
    phone: wire.phone,
    distance: wire.distance,
    services: wire.deliveryServices.map(({ deliveryServiceId }) => serviceOf(deliveryServiceId)),
  };
}

/** Maps a row of the store locator. */
export const toBranch = (wire: WireBranch): Branch => ({
  warehouseId: wire.warehouseId,
  ...placeOf(wire),
  phone: wire.metaData?.warehouse_locator?.PHONE,
});

const placeOf = ({ name, slug, address, serviceHours }: WireStore | WireBranch) => ({
  name,
  slug,
  street: address.address1,
  number: address.addressNumber,
  city: address.city,
  province: address.province,
  postalCode: address.postalcode,
  latitude: address.latitude,
  longitude: address.longitude,
  hours: (serviceHours?.default ?? []).flatMap(openingHours),
});

/**
 * Splits a row into periods. Live backends pack a split day into a single row ("08:30-13:00",
 * "15:30-19:30"): the first and second period.
 */
function openingHours(row: { beginWeekDay: number; beginHour: string; endHour: string }): Hours[] {
  const weekday = weekdays[row.beginWeekDay - 1];
  if (!weekday) return [];
  const times = [row.beginHour, row.endHour].map((text) => text.split("-").map((time) => time.trim()));
  const [morning = [], afternoon = []] = times;
  const stretches = morning.length > 1 ? [morning, afternoon] : [[morning[0], afternoon[0]]];
  return stretches.flatMap(([opens, closes]) => (opens && closes ? [{ weekday, opens, closes }] : []));
}

/** Weekdays from day 1, as the backend counts. */
const weekdays: readonly Weekday[] = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
