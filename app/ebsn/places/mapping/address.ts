import type { Address, AddressFields, PlaceKind, Service } from "~/model/place";
import type { WireAddress } from "../wire";

/** The wire's `address_type` by kind of place (§9). */
export const addressTypeIds: Readonly<Record<PlaceKind, number>> = { home: 2, store: 3, locker: 5 };

/** Ids of the delivery services (§9). */
export const serviceIds: Readonly<Record<Service, number>> = { pickup: 1, delivery: 2 };

/** Returns the service of an id; home delivery for any id except pickup. */
export function serviceOf(deliveryServiceId: number | undefined): Service {
  return deliveryServiceId === serviceIds.pickup ? "pickup" : "delivery";
}

function kindOf({ addressTypeId, addressType }: WireAddress): PlaceKind {
  if (addressTypeId === 5 || addressType === "locker") return "locker";
  return addressTypeId === 3 || addressType === "store" ? "store" : "home";
}

/** Maps an address; an address that was only checked has id 0. */
export function toAddress(wire: WireAddress): Address {
  return {
    id: wire.addressId ?? 0,
    kind: kindOf(wire),
    label: wire.addressName,
    street: wire.address1,
    number: wire.addressNumber,
    city: wire.city,
    province: wire.province,
    postalCode: wire.postalcode,
    latitude: wire.latitude,
    longitude: wire.longitude,
    doorbell: wire.doorbellName,
    floor: wire.floor,
    note: wire.addressNote,
    phone: wire.referencePhoneNumber,
    elevator: wire.elevator,
    preferred: wire.preferred,
    active: wire.active ?? true,
    storeId: wire.storeId,
  };
}

/** Maps a home address to the backend's form for checking and saving. */
export function toAddressForm(fields: AddressFields): Record<string, string | number | boolean | undefined> {
  return {
    addressId: fields.id,
    addressTypeId: addressTypeIds.home,
    addressName: fields.label,
    address1: fields.street,
    addressNumber: fields.number,
    city: fields.city,
    province: fields.province,
    postalcode: fields.postalCode,
    latitude: fields.latitude,
    longitude: fields.longitude,
    doorbellName: fields.doorbell,
    floor: fields.floor,
    addressNote: fields.note,
    referencePhoneNumber: fields.phone,
    elevator: fields.elevator,
  };
}
