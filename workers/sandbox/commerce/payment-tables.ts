import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Authorisations at the providers. The database rejects a second open or a second held
 * authorisation of an order.
 */
export const payments = sqliteTable("payments", {
  token: text("token").primaryKey(),
  orderId: integer("order_id").notNull(),
  paymentTypeId: integer("payment_type_id").notNull(),
  /** waits at the provider, held (or received), refused, voided by the shop, or reversed */
  state: text("state", { enum: ["open", "held", "failed", "void", "reversed"] }).notNull(),
  cents: integer("cents").notNull(),
  returnOk: text("return_ok").notNull(),
  returnKo: text("return_ko").notNull(),
});
export type PaymentRow = typeof payments.$inferSelect;

/** Saved cards. */
export const paymentAuths = sqliteTable("payment_auths", {
  authId: integer("auth_id").primaryKey({ autoIncrement: true }),
  userId: integer("user_id").notNull(),
  name: text("name").notNull(),
  /** last valid month, `yyyy-MM` */
  expires: text("expires").notNull(),
});

export const paymentDueDates = sqliteTable("payment_due_dates", {
  dueDateId: integer("due_date_id").primaryKey({ autoIncrement: true }),
  userId: integer("user_id").notNull(),
  orderId: integer("order_id").notNull(),
  /** `yyyy-MM-dd` */
  dueDate: text("due_date").notNull(),
  cents: integer("cents").notNull(),
  paid: integer("paid", { mode: "boolean" }).notNull(),
});
