import { and, eq } from "drizzle-orm";
import type { Sandbox } from "../../kernel/sandbox";
import { Refusal } from "../refusal";
import { addresses, shoppers, type AddressRow } from "../tables";

export function addressesOf({ db }: Sandbox, userId: number): AddressRow[] {
  return db.select().from(addresses).where(eq(addresses.userId, userId)).orderBy(addresses.addressId).all();
}

/** Returns a shopper's own address; throws for another shopper's. */
export function ownAddress({ db }: Sandbox, userId: number, addressId: number): AddressRow {
  const row = db
    .select()
    .from(addresses)
    .where(and(eq(addresses.addressId, addressId), eq(addresses.userId, userId)))
    .get();
  if (!row) throw new Refusal("msg.address.unknown");
  return row;
}

const shopperOf = ({ db }: Sandbox, userId: number) =>
  db.select().from(shoppers).where(eq(shoppers.userId, userId)).get();

export const preferredAddressId = (sandbox: Sandbox, userId: number): number | null =>
  shopperOf(sandbox, userId)?.preferredAddressId ?? null;

export const preferredStoreId = (sandbox: Sandbox, userId: number): number | null =>
  shopperOf(sandbox, userId)?.preferredStoreId ?? null;
