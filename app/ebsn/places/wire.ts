import * as z from "zod";
import {
  flag,
  int,
  list,
  number,
  optionalInt,
  optionalNumber,
  optionalText,
  text,
  word,
} from "../transport/wire/fields";

const elevator = z
  .union([z.boolean(), z.enum(["true", "false"]).transform((value) => value === "true")])
  .nullish()
  .catch(undefined)
  .transform((value) => value ?? undefined);

const yes = z.union([z.boolean(), z.literal("true"), z.literal("false"), z.literal(0), z.literal(1)]);

/** A saved address, or one that `check` completed (then without an id). */
export const wireAddress = z.object({
  addressId: optionalInt,
  addressTypeId: optionalInt,
  addressType: text,
  addressName: text,
  address1: text,
  addressNumber: word,
  city: text,
  province: text,
  postalcode: word,
  latitude: optionalNumber,
  longitude: optionalNumber,
  doorbellName: optionalText,
  floor: optionalText,
  addressNote: optionalText,
  referencePhoneNumber: optionalText,
  elevator,
  preferred: yes.nullish(),
  active: yes.nullish(),
  storeId: optionalInt,
});
export type WireAddress = z.infer<typeof wireAddress>;

export const wireAddresses = z.object({ addresses: z.array(wireAddress) });
export const wireOneAddress = z.object({ address: wireAddress });

const wireHours = z
  .object({ default: list(z.object({ beginWeekDay: int, beginHour: text, endHour: text })) })
  .nullish();

const wireStore = z.object({
  storeId: int,
  name: z.string(),
  slug: text,
  storeType: text,
  address: wireAddress,
  phone: optionalText,
  distance: optionalNumber,
  deliveryServices: list(z.object({ deliveryServiceId: int })),
  serviceHours: wireHours,
});
export type WireStore = z.infer<typeof wireStore>;

export const wireStores = z.object({ stores: z.array(wireStore) });
export const wireOneStore = z.object({ store: wireStore });

/** A row of the store locator: no services, no type. */
const wireBranch = z.object({
  warehouseId: int,
  storeId: optionalInt,
  name: z.string(),
  slug: text,
  address: wireAddress,
  metaData: z
    .object({ warehouse_locator: z.object({ PHONE: optionalText }).nullish() })
    .nullish()
    .catch(undefined),
  serviceHours: wireHours,
});
export type WireBranch = z.infer<typeof wireBranch>;
export const wireBranches = z.object({ warehouses: z.array(wireBranch) });

export const wireWarehouses = z.object({ warehouses: z.array(z.object({ warehouseId: int, name: text })) });
export const wireServices = z.object({
  deliveryServices: z.array(z.object({ deliveryServiceId: int, name: text, showTab: flag })),
});
export const wireSubscription = z.object({ subscription: z.object({ name: text }) });

export const wireDeliveryFee = z.object({
  deliveryFee: z.object({ cost: number, freeFrom: optionalNumber, minimumOrder: optionalNumber }),
});
