import { eq, inArray } from "drizzle-orm";
import type { Sandbox } from "../../kernel/sandbox";
import { endSessions } from "../../kernel/session";
import { orderLines, orderNotes, orders } from "../order-tables";
import { statusNow } from "../orders/find-order";
import { consents, invoicePersons, socialTies } from "../person-tables";
import { cartGifts, giftCertificates } from "../gift-tables";
import { paymentAuths } from "../payment-tables";
import { devices } from "../devices/device-table";
import { Refusal } from "../refusal";
import { status, unfulfilled } from "../rules/order-states";
import { releaseHold } from "../slots/slot-places";
import { addresses, blankPerson, cartLines, carts, wishlistLines, wishlists } from "../tables";
import { accountMail } from "./account-mail";
import { shopperOf, updateShopper } from "./find-shopper";
import { forgetTokens } from "./mail-tokens";

const nobody = {
  ...blankPerson,
  preferredAddressId: null,
  preferredStoreId: null,
  selectedListId: null,
  confirmed: false,
  username: null,
  phone: "",
  betaTester: false,
  previewDate: null,
  employeeNumber: null,
  legalId: null,
};

const ends: readonly number[] = [
  status.delivered,
  status.partlyDelivered,
  status.notCollected,
  ...unfulfilled,
];

/**
 * Deletes a person's data; their orders stay, without a name. Throws while an order is under way.
 */
export function anonymise(sandbox: Sandbox, userId: number): void {
  const { db } = sandbox;
  const placed = db.select().from(orders).where(eq(orders.userId, userId)).all();
  if (placed.some((order) => order.replacedBy === null && !ends.includes(statusNow(sandbox, order))))
    throw new Refusal("msg.anonymize.orders");
  const { login, firstName } = shopperOf(sandbox, userId);

  const orderIds = placed.map(({ orderId }) => orderId);
  db.update(orders).set({ address: "{}", note: "", addressId: null }).where(eq(orders.userId, userId)).run();
  db.update(orderLines).set({ notes: null }).where(inArray(orderLines.orderId, orderIds)).run();
  db.delete(orderNotes).where(eq(orderNotes.userId, userId)).run();

  const cartIds = db
    .select()
    .from(carts)
    .where(eq(carts.userId, userId))
    .all()
    .map(({ cartId }) => cartId);
  for (const cartId of cartIds) releaseHold(sandbox, cartId);
  db.delete(cartGifts).where(inArray(cartGifts.cartId, cartIds)).run();
  db.delete(giftCertificates).where(eq(giftCertificates.userId, userId)).run();
  db.delete(devices).where(eq(devices.userId, userId)).run();
  db.delete(paymentAuths).where(eq(paymentAuths.userId, userId)).run();
  db.delete(cartLines).where(inArray(cartLines.cartId, cartIds)).run();
  db.delete(carts).where(eq(carts.userId, userId)).run();
  const listIds = db
    .select()
    .from(wishlists)
    .where(eq(wishlists.userId, userId))
    .all()
    .map(({ listId }) => listId);
  db.delete(wishlistLines).where(inArray(wishlistLines.listId, listIds)).run();
  db.delete(wishlists).where(eq(wishlists.userId, userId)).run();
  db.delete(addresses).where(eq(addresses.userId, userId)).run();
  db.delete(consents).where(eq(consents.userId, userId)).run();
  db.delete(invoicePersons).where(eq(invoicePersons.userId, userId)).run();
  db.delete(socialTies).where(eq(socialTies.userId, userId)).run();
  forgetTokens(sandbox, userId);
  endSessions(sandbox, userId);
  updateShopper(sandbox, userId, { ...nobody, login: `deleted-${userId}` });
  accountMail(sandbox, login, "deleted", { firstName });
}
