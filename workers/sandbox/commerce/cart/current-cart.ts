import { and, eq } from "drizzle-orm";
import type { Sandbox } from "../../kernel/sandbox";
import type { SandboxStore, SandboxWarehouse } from "../../chains/sandbox-tenant";
import { findStore, storeOfWarehouse, unserved, warehouseFor } from "../places/served";
import { Refusal } from "../refusal";
import type { SlotPlace } from "../rules/slot-rules";
import { addresses, carts, shoppers, type AddressRow, type CartRow } from "../tables";

/** Opens a new empty cart for a shopper, with their last destination. */
export function openCart(
  { db }: Sandbox,
  userId: number,
  place: { addressId?: number | null; storeId?: number | null } = {},
): CartRow {
  return db
    .insert(carts)
    .values({
      userId,
      state: "open",
      addressId: place.addressId ?? null,
      storeId: place.storeId ?? null,
      lockedUntil: 0,
      orderComment: "",
      needInvoice: "false",
    })
    .returning()
    .get();
}

/** Returns the shopper's open cart, or a new one. */
export function currentCart(sandbox: Sandbox, userId: number): CartRow {
  const open = sandbox.db
    .select()
    .from(carts)
    .where(and(eq(carts.userId, userId), eq(carts.state, "open")))
    .get();
  return open ?? openCart(sandbox, userId);
}

export const isLocked = ({ clock }: Sandbox, cart: CartRow): boolean => cart.lockedUntil > clock.now();

/**
 * The wire's cartStatusId: 1 = open, 2 = locked by prepare, 7 = changes an order, locked or
 * unlocked.
 */
export function cartStatus(sandbox: Sandbox, cart: CartRow): 1 | 2 | 7 {
  if (cart.changesOrderId !== null) return 7;
  return isLocked(sandbox, cart) ? 2 : 1;
}

/** Returns the shopper's cart. Throws if it is locked. */
export function changeableCart(sandbox: Sandbox, userId: number): CartRow {
  const cart = currentCart(sandbox, userId);
  if (isLocked(sandbox, cart)) throw new Refusal("msg.cart.locked");
  return cart;
}

export function updateCart(
  { db }: Sandbox,
  cartId: number,
  values: Partial<Omit<CartRow, "cartId" | "userId">>,
): void {
  db.update(carts).set(values).where(eq(carts.cartId, cartId)).run();
}

/**
 * A cart's destination: a home with its warehouse (undefined if the address is not served), or a
 * store.
 */
export type Destination =
  | {
      service: "delivery";
      address: AddressRow;
      autoAssigned: boolean;
      warehouse: SandboxWarehouse | undefined;
      slots: SlotPlace | undefined;
      store: SandboxStore | undefined;
    }
  | { service: "pickup"; store: SandboxStore; slots: SlotPlace };

/** Returns the chosen destination, else the preferred address, marked as assigned by the server. */
export function destinationOf(sandbox: Sandbox, cart: CartRow): Destination | undefined {
  const store = cart.storeId === null ? undefined : findStore(sandbox, cart.storeId);
  if (store) return { service: "pickup", store, slots: { kind: store.storeType, id: store.storeId } };
  const shopper = sandbox.db.select().from(shoppers).where(eq(shoppers.userId, cart.userId)).get();
  const addressId = cart.addressId ?? shopper?.preferredAddressId;
  const address =
    typeof addressId === "number"
      ? sandbox.db
          .select()
          .from(addresses)
          .where(and(eq(addresses.addressId, addressId), eq(addresses.userId, cart.userId)))
          .get()
      : undefined;
  if (!address) return undefined;
  const warehouse = address.active ? warehouseFor(sandbox, address.postalcode) : undefined;
  return {
    service: "delivery",
    address,
    autoAssigned: cart.addressId === null,
    warehouse,
    slots: warehouse && { kind: "delivery", id: warehouse.warehouseId },
    store: warehouse && storeOfWarehouse(sandbox, warehouse.warehouseId),
  };
}

/** Returns the place whose slots a destination has. Throws for an address that is not served. */
export function slotPlaceOf(sandbox: Sandbox, destination: Destination): SlotPlace {
  if (destination.service === "pickup") return destination.slots;
  if (!destination.slots) throw unserved(sandbox, destination.address);
  return destination.slots;
}

/**
 * Returns the warehouse of a cart's products and prices: that of its destination, else the first.
 */
export const warehouseIdOf = (sandbox: Sandbox, cart: CartRow): number =>
  warehouseAt(sandbox, destinationOf(sandbox, cart));

/** Returns the warehouse that serves a destination, else the first. */
export function warehouseAt(sandbox: Sandbox, destination: Destination | undefined): number {
  const there =
    destination?.service === "pickup"
      ? (destination.store.suppliedBy ?? destination.store.warehouseId)
      : destination?.warehouse?.warehouseId;
  return there ?? sandbox.tenant.warehouses[0].warehouseId;
}
