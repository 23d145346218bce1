import type { Address, AddressFields, PlaceKind, Service } from "~/model/place";
import type { WireAddress } from "../wire";

/** The wire's `address_type` of a home. */
export const homeTypeId = 2;

/** The id of the pickup service (§9); home delivery is 2. */
export const pickupId = 1;

/** The service of an id; home delivery for any that is not pickup. */
export function serviceOf(deliveryServiceId: number | undefined): Service {
  return deliveryServiceId === pickupId ? "pickup" : "delivery";
}

function kindOf({ addressTypeId, addressType }: WireAddress): PlaceKind {
  if (addressTypeId === 5 || addressType === "locker") return "locker";
  return addressTypeId === 3 || addressType === "store" ? "store" : "home";
}

/** An address; one that was only checked has no id yet: 0. */
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
    preferred: preferredOf(wire),
    active: wire.active === undefined || wire.active === null || isYes(wire.active),
    storeId: wire.storeId,
  };
}

/** Undefined where the backend does not say. */
export const preferredOf = ({ preferred }: WireAddress): boolean | undefined =>
  preferred === undefined || preferred === null ? undefined : isYes(preferred);

const isYes = (value: unknown) => value === true || value === "true" || value === 1;

/** A home address as the form the backend checks and saves. */
export function toAddressForm(fields: AddressFields): Record<string, string | number | boolean | undefined> {
  return {
    addressId: fields.id,
    addressTypeId: homeTypeId,
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
