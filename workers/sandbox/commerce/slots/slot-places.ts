import { and, eq, gt, isNotNull, or } from "drizzle-orm";
import type { Sandbox } from "../../kernel/sandbox";
import { Refusal } from "../refusal";
import {
  baseLoad,
  cutOffInstant,
  daysFrom,
  holdEnd,
  isOffered,
  isShut,
  windowOf,
  type SlotPlace,
  type Window,
} from "../rules/slot-rules";
import { slotPlaces, type CartRow } from "../tables";

/** A window on a day, at the place of delivery or pickup. */
export type Slot = { place: SlotPlace; date: string; window: Window };

/** Counts places taken by other shoppers: held or ordered in this database, plus the base load. */
export function takenPlaces(
  sandbox: Sandbox,
  { place, date, window }: Slot,
  own: Pick<CartRow, "cartId" | "changesOrderId"> | undefined,
): number {
  const rows = sandbox.db
    .select({ cartId: slotPlaces.cartId, orderId: slotPlaces.orderId })
    .from(slotPlaces)
    .where(
      and(
        eq(slotPlaces.kind, place.kind),
        eq(slotPlaces.placeId, place.id),
        eq(slotPlaces.date, date),
        eq(slotPlaces.slotId, window.id),
        or(isNotNull(slotPlaces.orderId), gt(slotPlaces.holdUntil, sandbox.clock.now())),
      ),
    )
    .all();
  const others = rows.filter(
    (row) =>
      !own || (row.cartId !== own.cartId && (row.orderId === null || row.orderId !== own.changesOrderId)),
  );
  return baseLoad(sandbox.tenant.id, place, date, window) + others.length;
}

/**
 * Returns the slot if it is known, before its cut-off and open; throws otherwise. It may still be
 * full.
 */
export function choosableSlot(sandbox: Sandbox, place: SlotPlace, date: string, slotId: number): Slot {
  const window = windowOf(place.kind, slotId);
  if (!window || !/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new Refusal("msg.timeslot.unknown");
  if (date < sandbox.clock.today()) throw new Refusal("msg.timeslot.expired");
  const offered = isOffered(place, window, sandbox.tenant.warehouses[0].warehouseId);
  if (!daysFrom(sandbox.clock.today()).includes(date) || isShut(date, window) || !offered)
    throw new Refusal("msg.timeslot.unknown");
  if (sandbox.clock.now() >= cutOffInstant(place.kind, date, window))
    throw new Refusal("msg.timeslot.expired");
  return { place, date, window };
}

export const slotKey = (date: string, slotId: number): string => `${date}/${slotId}`;

/**
 * Returns the slot that the scenario slot-full has taken from this cart, while the scenario is on.
 */
export function lostSlot(sandbox: Sandbox, cart: CartRow, login: string): string | undefined {
  return sandbox.scenarios.on("slot-full", login) ? (cart.lostSlot ?? undefined) : undefined;
}

/**
 * Holds a place for a cart until an instant (epoch ms) and releases its earlier one.
 * Throws `msg.timeslot.full` for a full slot, without any change.
 */
export function holdPlace(
  sandbox: Sandbox,
  cart: CartRow,
  slot: Slot,
  login: string,
  until = holdEnd(sandbox.clock.now()),
): void {
  const { place, date, window } = slot;
  const lost = lostSlot(sandbox, cart, login) === slotKey(date, window.id);
  if (lost || takenPlaces(sandbox, slot, cart) >= window.capacity) throw new Refusal("msg.timeslot.full");
  releaseHold(sandbox, cart.cartId);
  sandbox.db
    .insert(slotPlaces)
    .values({
      kind: place.kind,
      placeId: place.id,
      date,
      slotId: window.id,
      cartId: cart.cartId,
      holdUntil: until,
    })
    .run();
}

export function releaseHold({ db }: Sandbox, cartId: number): void {
  db.delete(slotPlaces).where(eq(slotPlaces.cartId, cartId)).run();
}

/** Returns the end of a cart's hold in epoch ms; undefined if it has expired. */
export function heldUntil({ db, clock }: Sandbox, cartId: number): number | undefined {
  const row = db
    .select({ until: slotPlaces.holdUntil })
    .from(slotPlaces)
    .where(eq(slotPlaces.cartId, cartId))
    .get();
  return row?.until && row.until > clock.now() ? row.until : undefined;
}

/** Takes an order's place permanently. */
export function keepPlace({ db }: Sandbox, orderId: number, { place, date, window }: Slot): void {
  db.insert(slotPlaces)
    .values({ kind: place.kind, placeId: place.id, date, slotId: window.id, orderId })
    .run();
}

export function freePlace({ db }: Sandbox, orderId: number): void {
  db.delete(slotPlaces).where(eq(slotPlaces.orderId, orderId)).run();
}
