import { eq } from "drizzle-orm";
import * as z from "zod";
import type { Sandbox } from "../../kernel/sandbox";
import { changeableCart, currentCart, destinationOf, updateCart } from "../cart/current-cart";
import { findStreet } from "../geo/geocode";
import { anyId, optionalText } from "../input";
import { Refusal } from "../refusal";
import { releaseHold } from "../slots/slot-places";
import { addresses, shoppers, type AddressRow } from "../tables";
import { addressesOf, ownAddress, preferredAddressId } from "./own-address";
import { unserved, warehouseFor } from "./served";

const text = (longest: number) =>
  z
    .union([z.string(), z.number().transform(String)])
    .pipe(z.string().trim().max(longest))
    .catch("");
const coordinate = z.coerce.number().min(-180).max(180).optional().catch(undefined);

/** Form of an address, for `check` and `update`. */
export const addressFields = z.object({
  addressId: z.preprocess((value) => (value === "" ? undefined : value), anyId.optional()),
  addressName: text(80),
  address1: text(120),
  addressNumber: text(20),
  city: text(80),
  province: text(40),
  postalcode: text(5),
  latitude: coordinate,
  longitude: coordinate,
  doorbellName: optionalText(80),
  floor: optionalText(80),
  addressNote: optionalText(500),
  referencePhoneNumber: optionalText(40),
  elevator: z
    .enum(["true", "false", "1", "0"])
    .transform((value) => value === "true" || value === "1")
    .optional()
    .catch(undefined),
});
type Fields = z.infer<typeof addressFields>;
type Checked = Omit<AddressRow, "addressId" | "userId">;

const row = (fields: Fields, active: boolean): Checked => ({
  addressName: fields.addressName,
  address1: fields.address1,
  addressNumber: fields.addressNumber,
  city: fields.city,
  province: fields.province.toUpperCase(),
  postalcode: fields.postalcode,
  latitude: fields.latitude ?? null,
  longitude: fields.longitude ?? null,
  doorbellName: fields.doorbellName ?? null,
  floor: fields.floor ?? null,
  addressNote: fields.addressNote ?? null,
  referencePhoneNumber: fields.referencePhoneNumber ?? null,
  elevator: fields.elevator ?? null,
  active,
});

/**
 * Finds the street and checks whether it is served. The map's spelling, province and postal code
 * replace the shopper's.
 */
export function checkAddress(sandbox: Sandbox, fields: Fields): Checked {
  const spot = findStreet(fields);
  if (!spot) throw new Refusal("message.invalidAddress1");
  const { address1, city, province, postalcode, latitude, longitude } = spot;
  const found = { ...fields, address1, city, province, postalcode, latitude, longitude };
  return row(found, warehouseFor(sandbox, postalcode) !== undefined);
}

/** Returns the address to store. An unknown address is stored as typed and is then not served. */
function toStore(sandbox: Sandbox, fields: Fields): Checked {
  if (findStreet(fields)) return checkAddress(sandbox, fields);
  if (!fields.address1 || !fields.city || !fields.province || !fields.postalcode)
    throw new Refusal("message.invalidAddress1");
  return row(fields, false);
}

/** Finds the shopper's equal address: the form was sent twice. */
const sameAddress = (
  sandbox: Sandbox,
  userId: number,
  { addressName, address1, addressNumber, postalcode }: Checked,
) =>
  addressesOf(sandbox, userId).find(
    (row) =>
      row.addressName === addressName &&
      row.address1 === address1 &&
      row.addressNumber === addressNumber &&
      row.postalcode === postalcode,
  );

/**
 * Inserts or changes an address. A change that moves the cart to another warehouse drops its slot.
 * Throws if the cart's address would no longer be served.
 */
export function saveAddress(sandbox: Sandbox, userId: number, fields: Fields): AddressRow {
  const { db } = sandbox;
  const values = toStore(sandbox, fields);
  const id = fields.addressId ?? sameAddress(sandbox, userId, values)?.addressId;
  if (id === undefined) {
    const saved = db
      .insert(addresses)
      .values({ ...values, userId })
      .returning()
      .get();
    if (preferredAddressId(sandbox, userId) === null) {
      db.update(shoppers)
        .set({ preferredAddressId: saved.addressId })
        .where(eq(shoppers.userId, userId))
        .run();
    }
    return saved;
  }
  const { addressId } = ownAddress(sandbox, userId, id);
  const cart = currentCart(sandbox, userId);
  const used = cart.addressId === addressId;
  if (used) changeableCart(sandbox, userId);
  if (used && !values.active) throw unserved(sandbox, values);
  const before = destinationOf(sandbox, cart)?.slots?.id;
  db.update(addresses).set(values).where(eq(addresses.addressId, addressId)).run();
  if (used && destinationOf(sandbox, cart)?.slots?.id !== before) {
    releaseHold(sandbox, cart.cartId);
    updateCart(sandbox, cart.cartId, { slotDate: null, slotId: null, lostSlot: null });
  }
  return ownAddress(sandbox, userId, addressId);
}

/** Deletes an address; throws if it is the cart's destination. */
export function deleteAddress(sandbox: Sandbox, userId: number, addressId: number): void {
  ownAddress(sandbox, userId, addressId);
  const cart = currentCart(sandbox, userId);
  if (cart.storeId === null && cart.addressId === addressId) throw new Refusal("msg.address.inUse");
  sandbox.db.delete(addresses).where(eq(addresses.addressId, addressId)).run();
  if (preferredAddressId(sandbox, userId) !== addressId) return;
  const next = sandbox.db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(addresses.addressId)
    .get();
  sandbox.db
    .update(shoppers)
    .set({ preferredAddressId: next?.addressId ?? null })
    .where(eq(shoppers.userId, userId))
    .run();
}
