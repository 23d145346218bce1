import { and, desc, eq, inArray, notInArray } from "drizzle-orm";
import { displayDate } from "../../kernel/rome-time";
import type { Sandbox } from "../../kernel/sandbox";
import { cartGifts, giftCertificates, orderGifts, type GiftCertificateRow } from "../gift-tables";
import { orders } from "../order-tables";
import type { GiftValue } from "../rules/gifts";
import { euro } from "../rules/money";
import { unfulfilled } from "../rules/order-states";
import type { CartRow } from "../tables";

/** A gift certificate: everybody's, or one shopper's. */
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

/** A shopper's own certificates, the newest first. */
export const ownGifts = ({ db }: Sandbox, userId: number): GiftCertificateRow[] =>
  db
    .select()
    .from(giftCertificates)
    .where(eq(giftCertificates.userId, userId))
    .orderBy(desc(giftCertificates.giftId))
    .all();

/** Everything that this shopper may use, by whatever code or id. */
const giftsFor = (sandbox: Sandbox, userId: number): Gift[] => [
  ...everybodys,
  ...ownGifts(sandbox, userId).map(giftOfRow),
];

export const findGift = (sandbox: Sandbox, userId: number, code: string): Gift | undefined =>
  giftsFor(sandbox, userId).find((gift) => gift.code === code.trim().toUpperCase());

/** Gifts by their ids, in the order of these. */
export function giftsByIds({ db }: Sandbox, ids: number[]): Gift[] {
  const rows = db.select().from(giftCertificates).where(inArray(giftCertificates.giftId, ids)).all();
  const all = [...everybodys, ...rows.map(giftOfRow)];
  return ids.flatMap((id) => all.find(({ giftId }) => giftId === id) ?? []);
}

/** Ids of the gifts that a shopper's orders have used, but for those that came to nothing and the one being changed. */
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

/** Whether a gift can still be used in this cart. */
export const isGood = (sandbox: Sandbox, cart: CartRow, { giftId, validTo }: Gift): boolean =>
  (validTo === null || validTo >= sandbox.clock.today()) &&
  !usedGifts(sandbox, cart.userId, cart.changesOrderId).has(giftId);

/** The gifts of a cart that can still be used, in the order they were made. */
export function giftsOf(sandbox: Sandbox, cart: CartRow): Gift[] {
  const ids = sandbox.db.select().from(cartGifts).where(eq(cartGifts.cartId, cart.cartId)).all();
  if (ids.length === 0) return [];
  return giftsByIds(
    sandbox,
    ids.map(({ giftId }) => giftId),
  ).filter((gift) => isGood(sandbox, cart, gift));
}

/** Puts a gift into a cart; one that is there stays there once. */
export function putGift({ db }: Sandbox, cartId: number, giftId: number): void {
  db.insert(cartGifts).values({ cartId, giftId }).onConflictDoNothing().run();
}

/** Takes a gift out of a cart; false when it was not there. */
export function takeGift({ db }: Sandbox, cartId: number, giftId: number): boolean {
  const its = and(eq(cartGifts.cartId, cartId), eq(cartGifts.giftId, giftId));
  return db.delete(cartGifts).where(its).returning().all().length > 0;
}

/** Gives a shopper a certificate of their own. */
export function giveGift({ db }: Sandbox, gift: Omit<GiftCertificateRow, "giftId">): void {
  const isFirst =
    db.select({ id: giftCertificates.giftId }).from(giftCertificates).limit(1).all().length === 0;
  db.insert(giftCertificates)
    .values({ ...gift, giftId: isFirst ? firstOwnId : undefined })
    .run();
}

/** A gift as carts and orders tell it. */
export const giftJson = ({ giftId, code, description, cents }: Gift) => ({
  giftCertificateId: giftId,
  code,
  description,
  giftTotal: euro(cents),
});

/** The certificate that an order will bring. */
export const giftToComeJson = (cents: number) => ({
  description: "Buono sconto per la prossima spesa, alla consegna",
  giftTotal: euro(cents),
});

/** A certificate in the shopper's own lists. */
export const ownGiftJson = (row: GiftCertificateRow, used: ReadonlySet<number>) => ({
  ...giftJson(giftOfRow(row)),
  validTo: row.validTo === null ? undefined : displayDate(row.validTo),
  used: used.has(row.giftId),
});

/** What a gift takes off, as the wire's orderAdjustment. */
export const adjustmentJson = ({ giftId, description }: Gift, cents: number, orderItemId?: number) => ({
  orderItemId,
  userGiftCertificateId: giftId,
  giftCertificate: { description, giftTotal: euro(cents) },
});
