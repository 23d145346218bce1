import { eq } from "drizzle-orm";
import type { Sandbox } from "../../kernel/sandbox";
import { changeableCart, destinationOf, updateCart } from "../cart/current-cart";
import { acceptPrices, readLines } from "../cart/read-lines";
import { Refusal } from "../refusal";
import { releaseHold } from "../slots/slot-places";
import { shoppers } from "../tables";
import { ownAddress } from "./own-address";
import { storeIdOfAddress } from "./place-json";
import { findStore, unserved, warehouseFor } from "./served";

/**
 * Sets the cart's destination. Drops the chosen slot if the new warehouse or store has other slots.
 */
function sendCart(
  sandbox: Sandbox,
  userId: number,
  place: { addressId: number | null; storeId: number | null },
): void {
  const cart = changeableCart(sandbox, userId);
  const before = destinationOf(sandbox, cart)?.slots;
  updateCart(sandbox, cart.cartId, place);
  const moved = { ...cart, ...place };
  const after = destinationOf(sandbox, moved)?.slots;
  // The response is the cart at its new destination, so its prices count as shown to the shopper.
  acceptPrices(sandbox, readLines(sandbox, moved, 1));
  if (before?.kind === after?.kind && before?.id === after?.id) return;
  releaseHold(sandbox, cart.cartId);
  updateCart(sandbox, cart.cartId, { slotDate: null, slotId: null, lostSlot: null });
}

/** Chooses the store or locker for pickup. */
export function chooseStore(sandbox: Sandbox, userId: number, storeId: number): void {
  if (!findStore(sandbox, storeId)) throw new Refusal("msg.store.unknown");
  sendCart(sandbox, userId, { addressId: null, storeId });
}

/** Makes an own home, or a store by its address, the preferred one of its kind. */
export function preferAddress(sandbox: Sandbox, userId: number, addressId: number): void {
  const storeId = storeIdOfAddress(addressId);
  if (storeId !== undefined && !findStore(sandbox, storeId)) throw new Refusal("msg.address.unknown");
  const preferred =
    storeId === undefined
      ? { preferredAddressId: ownAddress(sandbox, userId, addressId).addressId }
      : { preferredStoreId: storeId };
  sandbox.db.update(shoppers).set(preferred).where(eq(shoppers.userId, userId)).run();
}

/** Chooses a home, or a store by its address. The first home becomes the preferred one. */
export function chooseAddress(sandbox: Sandbox, userId: number, addressId: number): void {
  const storeId = storeIdOfAddress(addressId);
  if (storeId !== undefined) {
    if (!findStore(sandbox, storeId)) throw new Refusal("msg.address.unknown");
    return sendCart(sandbox, userId, { addressId: null, storeId });
  }
  const address = ownAddress(sandbox, userId, addressId);
  if (!address.active || !warehouseFor(sandbox, address.postalcode)) throw unserved(sandbox, address);
  sendCart(sandbox, userId, { addressId, storeId: null });
  const shopper = sandbox.db.select().from(shoppers).where(eq(shoppers.userId, userId)).get();
  if (shopper?.preferredAddressId === null) {
    sandbox.db
      .update(shoppers)
      .set({ preferredAddressId: addressId })
      .where(eq(shoppers.userId, userId))
      .run();
  }
}
