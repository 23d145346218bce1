import * as z from "zod";
import {
  flag,
  int,
  list,
  name,
  number,
  optional,
  optionalFlag,
  optionalInt,
  optionalNumber,
  optionalText,
  rows,
  text,
} from "../transport/wire/fields";

/** A saved address, or an address completed by `check`, which has no id. */
export const wireAddress = z.object({
  addressId: optionalInt,
  addressTypeId: optionalInt,
  addressType: text,
  addressName: text,
  address1: text,
  addressNumber: text,
  city: text,
  province: text,
  postalcode: text,
  latitude: optionalNumber,
  longitude: optionalNumber,
  doorbellName: optionalText,
  floor: optionalText,
  addressNote: optionalText,
  referencePhoneNumber: optionalText,
  elevator: optionalFlag,
  preferred: optionalFlag,
  active: optionalFlag,
  storeId: optionalInt,
});
export type WireAddress = z.infer<typeof wireAddress>;

export const wireAddresses = z.object({ addresses: rows(wireAddress.extend({ addressId: int })) });
export const wireOneAddress = z.object({ address: wireAddress });

const wireHours = optional(
  z.object({ default: list(z.object({ beginWeekDay: int, beginHour: text, endHour: text })) }),
);
/** Location of a place; all of it may be missing. */
const wireWhere = wireAddress.catch(() => wireAddress.parse({}));

const wireStore = z.object({
  storeId: int,
  name,
  slug: text,
  storeType: text,
  address: wireWhere,
  phone: optionalText,
  distance: optionalNumber,
  deliveryServices: list(z.object({ deliveryServiceId: int })),
  serviceHours: wireHours,
});
export type WireStore = z.infer<typeof wireStore>;

export const wireStores = z.object({ stores: rows(wireStore) });
export const wireOneStore = z.object({ store: wireStore });

/** A row of the store locator: no services, no type. */
const wireBranch = z.object({
  warehouseId: int,
  storeId: optionalInt,
  name,
  slug: text,
  address: wireWhere,
  metaData: optional(z.object({ warehouse_locator: optional(z.object({ PHONE: optionalText })) })),
  serviceHours: wireHours,
});
export type WireBranch = z.infer<typeof wireBranch>;
export const wireBranches = z.object({ warehouses: rows(wireBranch) });

export const wireWarehouses = z.object({ warehouses: rows(z.object({ warehouseId: int, name: text })) });
export const wireServices = z.object({
  deliveryServices: rows(z.object({ deliveryServiceId: int, name: text, showTab: flag })),
});
/** Places of a service; some backends do not list them. */
export const wireCollectPoints = z.object({
  addresses: z.array(z.object({ storeId: optionalInt })).optional(),
});
export const wireSubscription = z.object({ subscription: z.object({ name: text }) });

export const wireDeliveryFee = z.object({
  deliveryFee: z.object({ cost: number, freeFrom: optionalNumber, minimumOrder: optionalNumber }),
});
