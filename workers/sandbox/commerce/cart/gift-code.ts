import { and, desc, eq, inArray, notInArray } from "drizzle-orm";
import { displayDate } from "../../kernel/rome-time";
import type { Sandbox } from "../../kernel/sandbox";
import { cartGifts, giftCertificates, orderGifts, type GiftCertificateRow } from "../gift-tables";
import { orders } from "../order-tables";
import type { GiftValue } from "../rules/gifts";
import { euro } from "../rules/money";
import { unfulfilled } from "../rules/order-states";
import type { CartRow } from "../tables";

/** A gift certificate for all shoppers or for a single one. */
export type Gift = GiftValue & { code: string; description: string; validTo: string | null };

const everybodys: Gift[] = [
  {
    giftId: 1,
    code: "BENVENUTO5",
    description: "Codice sconto BENVENUTO5: 5 euro sulla spesa",
    cents: 500,
    offOneLine: false,
    validTo: null,
  },
  {
    giftId: 2,
    code: "ARTICOLO2",
    description: "Codice sconto ARTICOLO2: 2 euro sull'articolo più caro",
    cents: 200,
    offOneLine: true,
    validTo: null,
  },
];

const firstOwnId = 1001;

const giftOfRow = ({ giftId, code, description, cents, validTo }: GiftCertificateRow): Gift => ({
  giftId,
  code,
  description,
  cents,
  offOneLine: false,
  validTo,
});

/** Returns a shopper's own certificates, newest first. */
export const ownGifts = ({ db }: Sandbox, userId: number): GiftCertificateRow[] =>
  db
    .select()
    .from(giftCertificates)
    .where(eq(giftCertificates.userId, userId))
    .orderBy(desc(giftCertificates.giftId))
    .all();

/** Returns all gifts that this shopper may use. */
const giftsFor = (sandbox: Sandbox, userId: number): Gift[] => [
  ...everybodys,
  ...ownGifts(sandbox, userId).map(giftOfRow),
];

export const findGift = (sandbox: Sandbox, userId: number, code: string): Gift | undefined =>
  giftsFor(sandbox, userId).find((gift) => gift.code === code.trim().toUpperCase());

/** Returns gifts by id, in the order of `ids`. */
export function giftsByIds({ db }: Sandbox, ids: number[]): Gift[] {
  const rows = db.select().from(giftCertificates).where(inArray(giftCertificates.giftId, ids)).all();
  const all = [...everybodys, ...rows.map(giftOfRow)];
  return ids.flatMap((id) => all.find(({ giftId }) => giftId === id) ?? []);
}

/**
 * Returns ids of the gifts used by a shopper's orders, except failed orders and the order being
 * changed.
 */
export function usedGifts(
  { db }: Sandbox,
  userId: number,
  changesOrderId: number | null = null,
): Set<number> {
  const used = db
    .select({ giftId: orderGifts.giftId, orderId: orderGifts.orderId })
    .from(orderGifts)
    .innerJoin(orders, eq(orders.orderId, orderGifts.orderId))
    .where(and(eq(orders.userId, userId), notInArray(orders.base, unfulfilled)))
    .all();
  return new Set(used.flatMap(({ giftId, orderId }) => (orderId === changesOrderId ? [] : giftId)));
}

/** True if a gift can still be used in this cart. */
export const isGood = (sandbox: Sandbox, cart: CartRow, { giftId, validTo }: Gift): boolean =>
  (validTo === null || validTo >= sandbox.clock.today()) &&
  !usedGifts(sandbox, cart.userId, cart.changesOrderId).has(giftId);

/** Returns the gifts of a cart that can still be used, in order of creation. */
export function giftsOf(sandbox: Sandbox, cart: CartRow): Gift[] {
  const ids = sandbox.db.select().from(cartGifts).where(eq(cartGifts.cartId, cart.cartId)).all();
  if (ids.length === 0) return [];
  return giftsByIds(
    sandbox,
    ids.map(({ giftId }) => giftId),
  ).filter((gift) => isGood(sandbox, cart, gift));
}

/** Adds a gift to a cart; a repeated call has no effect. */
export function putGift({ db }: Sandbox, cartId: number, giftId: number): void {
  db.insert(cartGifts).values({ cartId, giftId }).onConflictDoNothing().run();
}

/** Removes a gift from a cart; false if it was absent. */
export function takeGift({ db }: Sandbox, cartId: number, giftId: number): boolean {
  const its = and(eq(cartGifts.cartId, cartId), eq(cartGifts.giftId, giftId));
  return db.delete(cartGifts).where(its).returning().all().length > 0;
}

/** Creates a certificate for a shopper. */
export function giveGift({ db }: Sandbox, gift: Omit<GiftCertificateRow, "giftId">): void {
  const isFirst =
    db.select({ id: giftCertificates.giftId }).from(giftCertificates).limit(1).all().length === 0;
  db.insert(giftCertificates)
    .values({ ...gift, giftId: isFirst ? firstOwnId : undefined })
    .run();
}

/** Returns a gift in the wire's format for carts and orders. */
export const giftJson = ({ giftId, code, description, cents }: Gift) => ({
  giftCertificateId: giftId,
  code,
  description,
  giftTotal: euro(cents),
});

/** Returns the certificate that an order will earn. */
export const giftToComeJson = (cents: number) => ({
  description: "Buono sconto per la prossima spesa, alla consegna",
  giftTotal: euro(cents),
});

/** Returns a certificate in the wire's format for the shopper's own list. */
export const ownGiftJson = (row: GiftCertificateRow, used: ReadonlySet<number>) => ({
  ...giftJson(giftOfRow(row)),
  validTo: row.validTo === null ? undefined : displayDate(row.validTo),
  used: used.has(row.giftId),
});

/** Returns a gift's discount as the wire's orderAdjustment. */
export const adjustmentJson = ({ giftId, description }: Gift, cents: number, orderItemId?: number) => ({
  orderItemId,
  userGiftCertificateId: giftId,
  giftCertificate: { description, giftTotal: euro(cents) },
});
