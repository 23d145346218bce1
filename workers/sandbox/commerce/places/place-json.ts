import type { SandboxStore } from "../../chains/sandbox-tenant";
import type { AddressRow } from "../tables";

export const services = {
  pickup: { deliveryServiceId: 1, name: "Ritiro in negozio", showTab: true },
  delivery: { deliveryServiceId: 2, name: "Consegna a casa", showTab: true },
} as const;

/** Stores are addresses too; their ids start above those of homes. */
const storeAddressFrom = 900_000_000;
export const storeAddressId = (storeId: number): number => storeAddressFrom + storeId;
export const storeIdOfAddress = (addressId: number): number | undefined =>
  addressId > storeAddressFrom ? addressId - storeAddressFrom : undefined;

/** Returns a home as the wire's Address. */
export function addressJson(
  row: Omit<AddressRow, "addressId" | "userId"> & { addressId?: number },
  /** null = no preferred address; undefined = omits the flag */
  preferredId: number | null | undefined,
) {
  return {
    addressId: row.addressId,
    addressName: row.addressName,
    addressType: "home",
    addressTypeId: 2,
    address1: row.address1,
    addressNumber: row.addressNumber,
    city: row.city,
    province: row.province,
    postalcode: row.postalcode,
    latitude: row.latitude ?? undefined,
    longitude: row.longitude ?? undefined,
    doorbellName: row.doorbellName ?? undefined,
    floor: row.floor ?? undefined,
    addressNote: row.addressNote ?? undefined,
    referencePhoneNumber: row.referencePhoneNumber ?? undefined,
    elevator: row.elevator ?? undefined,
    deliveryServiceId: services.delivery.deliveryServiceId,
    preferred: preferredId === undefined ? undefined : row.addressId === preferredId,
    active: row.active,
  };
}

/** Returns a store or locker as the wire's Address. */
export function storeAddressJson({ storeId, storeType, address }: SandboxStore) {
  return {
    addressId: storeAddressId(storeId),
    ...address,
    addressType: storeType,
    addressTypeId: storeType === "store" ? 3 : 5,
    deliveryServiceId: services.pickup.deliveryServiceId,
    active: true,
    storeId,
  };
}

/**
 * Returns a store or locker as the wire's Store. For a signed-in shopper it includes the
 * `preferred` flag.
 */
export function storeJson(store: SandboxStore, preferredId: number | null | undefined, distance?: number) {
  const preferred = preferredId === undefined ? undefined : store.storeId === preferredId;
  return {
    storeId: store.storeId,
    name: store.name,
    slug: store.slug,
    storeType: store.storeType,
    address: { ...store.address, addressId: storeAddressId(store.storeId), preferred },
    phone: store.phone,
    distance,
    deliveryServices: [services.pickup],
    serviceHours: { default: store.hours },
  };
}
