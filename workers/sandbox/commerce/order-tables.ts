import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

const id = (name: string) => integer(name).primaryKey({ autoIncrement: true });
const flag = (name: string) => integer(name, { mode: "boolean" }).notNull();

export const orders = sqliteTable("orders", {
  orderId: id("order_id"),
  userId: integer("user_id").notNull(),
  /** 1, 2, 3 or a final state; rules/order-states.ts derives the states by time */
  base: integer("base").notNull(),
  floor: integer("floor").notNull(),
  placedAt: integer("placed_at").notNull(),
  payBefore: integer("pay_before").notNull(),
  paymentTypeId: integer("payment_type_id").notNull(),
  transactionStatus: integer("transaction_status").notNull(),
  itemsTotal: integer("items_total").notNull(),
  bags: integer("bags").notNull(),
  packageTotal: integer("package_total").notNull(),
  deliveryFee: integer("delivery_fee").notNull(),
  grossTotal: integer("gross_total").notNull(),
  variableTotal: integer("variable_total").notNull(),
  estimatedMax: integer("estimated_max").notNull(),
  points: integer("points").notNull(),
  /** the wire's shippingAddress, as JSON */
  address: text("address").notNull(),
  kind: text("kind", { enum: ["delivery", "store", "locker"] }).notNull(),
  placeId: integer("place_id").notNull(),
  addressId: integer("address_id"),
  storeId: integer("store_id"),
  slotDate: text("slot_date").notNull(),
  slotId: integer("slot_id").notNull(),
  slotBegin: integer("slot_begin").notNull(),
  slotEnd: integer("slot_end").notNull(),
  beginTime: text("begin_time").notNull(),
  endTime: text("end_time").notNull(),
  note: text("note").notNull(),
  agent: flag("agent"),
  replacedBy: integer("replaced_by"),
  packagingTypeId: integer("packaging_type_id").notNull().default(1),
  /** value in cents of the gift certificate earned at delivery; 0 = no certificate */
  giftToCome: integer("gift_to_come").notNull().default(0),
  warehouseId: integer("warehouse_id").notNull().default(0),
  /** cents authorised at the provider, or received */
  heldCents: integer("held_cents").notNull().default(0),
  /** recipient of the invoice */
  invoicePersonId: integer("invoice_person_id"),
});
export type OrderRow = typeof orders.$inferSelect;

export const orderLines = sqliteTable("order_lines", {
  orderItemId: id("order_item_id"),
  orderId: integer("order_id").notNull(),
  productId: integer("product_id").notNull(),
  unit: text("unit", { enum: ["piece", "pack", "weight"] }).notNull(),
  amount: integer("amount").notNull(),
  /** grams, for products by weight */
  weight: integer("weight"),
  total: integer("total").notNull(),
  /** cents paid per piece or per kilogram */
  price: integer("price").notNull(),
  /** the product at the time of the order, in the wire's JSON */
  product: text("product").notNull(),
  options: text("options").notNull(),
  acceptAlternatives: flag("accept_alternatives"),
  notes: text("notes"),
  customWeight: text("custom_weight"),
  deliveryWarehouseId: integer("delivery_warehouse_id"),
  /** the product ordered originally, in the wire's JSON */
  replacedItem: text("replaced_item"),
  /** ordered, but neither delivered nor charged */
  missing: integer("missing", { mode: "boolean" }).notNull().default(false),
});
export type OrderLineRow = typeof orderLines.$inferSelect;

/** Responses of `checkout/buy` by the shopper's own idempotency key. */
export const purchases = sqliteTable(
  "purchases",
  { userId: integer("user_id").notNull(), key: text("key").notNull(), answer: text("answer").notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

export const orderNotes = sqliteTable("order_notes", {
  noteId: id("note_id"),
  orderId: integer("order_id").notNull(),
  userId: integer("user_id").notNull(),
  text: text("text").notNull(),
  rating: integer("rating"),
  writtenAt: integer("written_at").notNull(),
});
