import { and, eq, ne } from "drizzle-orm";
import type { Sandbox } from "../../kernel/sandbox";
import { orders } from "../order-tables";
import { euro } from "../rules/money";
import { status } from "../rules/order-states";
import type { CartRow } from "../tables";

export type GiftCode = { giftCertificateId: number; code: string; description: string; cents: number };

const codes: GiftCode[] = [
  {
    giftCertificateId: 1,
    code: "BENVENUTO5",
    description: "Codice sconto BENVENUTO5: 5 euro sulla spesa",
    cents: 500,
  },
];

export const findGiftCode = (code: string): GiftCode | undefined =>
  codes.find((gift) => gift.code === code.trim().toUpperCase());

/** Once per shopper: used by an order that was not cancelled, other than the one being changed. */
export function isUsed({ db }: Sandbox, cart: CartRow, gift: GiftCode): boolean {
  const used = db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(
      and(eq(orders.userId, cart.userId), eq(orders.giftCode, gift.code), ne(orders.base, status.cancelled)),
    )
    .all();
  return used.some(({ orderId }) => orderId !== cart.changesOrderId);
}

/** The gift code of a cart, while it is valid. */
export function giftOf(sandbox: Sandbox, cart: CartRow): GiftCode | undefined {
  const gift = cart.giftCode === null ? undefined : findGiftCode(cart.giftCode);
  return gift && !isUsed(sandbox, cart, gift) ? gift : undefined;
}

export const giftJson = ({ giftCertificateId, code, description, cents }: GiftCode) => ({
  giftCertificateId,
  code,
  description,
  giftTotal: euro(cents),
});
