import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Gift certificates of single shoppers. Codes for all shoppers are in cart/gift-code.ts. */
export const giftCertificates = sqliteTable("gift_certificates", {
  giftId: integer("gift_id").primaryKey(),
  userId: integer("user_id").notNull(),
  code: text("code").notNull(),
  description: text("description").notNull(),
  cents: integer("cents").notNull(),
  /** given by the shop's staff */
  byHand: integer("by_hand", { mode: "boolean" }).notNull(),
  /** last valid day, `yyyy-MM-dd` */
  validTo: text("valid_to"),
  /** the order that earned it */
  fromOrderId: integer("from_order_id"),
});
export type GiftCertificateRow = typeof giftCertificates.$inferSelect;

export const cartGifts = sqliteTable(
  "cart_gifts",
  { cartId: integer("cart_id").notNull(), giftId: integer("gift_id").notNull() },
  (table) => [primaryKey({ columns: [table.cartId, table.giftId] })],
);

/** Discount of each gift on an order, or on one of its lines. */
export const orderGifts = sqliteTable(
  "order_gifts",
  {
    orderId: integer("order_id").notNull(),
    giftId: integer("gift_id").notNull(),
    orderItemId: integer("order_item_id"),
    cents: integer("cents").notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.giftId] })],
);
export type OrderGiftRow = typeof orderGifts.$inferSelect;
