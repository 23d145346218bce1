import { integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";

const id = (name: string) => integer(name).primaryKey({ autoIncrement: true });
const flag = (name: string) => integer(name, { mode: "boolean" }).notNull();

export const shoppers = sqliteTable("shoppers", {
  userId: id("user_id"),
  login: text("login").notNull(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  salt: text("salt").notNull(),
  passwordHash: text("password_hash").notNull(),
  preferredAddressId: integer("preferred_address_id"),
  preferredStoreId: integer("preferred_store_id"),
  selectedListId: integer("selected_list_id"),
  confirmed: integer("confirmed", { mode: "boolean" }).notNull().default(true),
  /** loyalty points already announced to the shopper */
  pointsShown: integer("points_shown").notNull().default(0),
  username: text("username"),
  /** `dd/MM/yyyy`; for this and the following texts "" = missing */
  birthDate: text("birth_date").notNull().default(""),
  fiscalCode: text("fiscal_code").notNull().default(""),
  fidelityCard: text("fidelity_card").notNull().default(""),
  /** legal entity that the shopper buys for */
  legalId: integer("legal_id"),
  /** the reference store */
  storeId: integer("store_id"),
  mobile: text("mobile").notNull().default(""),
  phone: text("phone").notNull().default(""),
  address1: text("address1").notNull().default(""),
  addressNumber: text("address_number").notNull().default(""),
  postalcode: text("postalcode").notNull().default(""),
  province: text("province").notNull().default(""),
  city: text("city").notNull().default(""),
  registeredAt: integer("registered_at").notNull().default(0),
  /** 1 and 2 are master accounts, 3 is any other shopper */
  userTypeId: integer("user_type_id").notNull().default(3),
  betaTester: integer("beta_tester", { mode: "boolean" }).notNull().default(false),
  /** `yyyy-MM-dd` */
  previewDate: text("preview_date"),
  /** number at the identity provider; present = a single-sign-on user */
  employeeNumber: integer("employee_number"),
});
export type ShopperRow = typeof shoppers.$inferSelect;

/** Blank personal data of a shopper, besides the login: the state after a deletion. */
export const blankPerson = {
  firstName: "",
  lastName: "",
  salt: "",
  passwordHash: "",
  birthDate: "",
  fiscalCode: "",
  fidelityCard: "",
  storeId: null,
  mobile: "",
  address1: "",
  addressNumber: "",
  postalcode: "",
  province: "",
  city: "",
  registeredAt: 0,
} satisfies Partial<ShopperRow>;

/** Wrong passwords in a row, by login (known or unknown) and network. */
export const loginFailures = sqliteTable(
  "login_failures",
  {
    login: text("login").notNull(),
    origin: text("origin").notNull(),
    count: integer("count").notNull(),
    failedAt: integer("failed_at").notNull(),
    lockedUntil: integer("locked_until").notNull(),
  },
  (table) => [primaryKey({ columns: [table.login, table.origin] })],
);

export const addresses = sqliteTable("addresses", {
  addressId: id("address_id"),
  userId: integer("user_id").notNull(),
  addressName: text("address_name").notNull(),
  address1: text("address1").notNull(),
  addressNumber: text("address_number").notNull(),
  city: text("city").notNull(),
  province: text("province").notNull(),
  postalcode: text("postalcode").notNull(),
  latitude: real("latitude"),
  longitude: real("longitude"),
  doorbellName: text("doorbell_name"),
  floor: text("floor"),
  addressNote: text("address_note"),
  referencePhoneNumber: text("reference_phone_number"),
  elevator: integer("elevator", { mode: "boolean" }),
  active: flag("active"),
});
export type AddressRow = typeof addresses.$inferSelect;

/**
 * `state`: "open" = the shopper's cart, "parked" = waits during a change of an order, "done" =
 * bought or given up.
 */
export const carts = sqliteTable("carts", {
  cartId: id("cart_id"),
  userId: integer("user_id").notNull(),
  state: text("state", { enum: ["open", "parked", "done"] }).notNull(),
  addressId: integer("address_id"),
  storeId: integer("store_id"),
  slotDate: text("slot_date"),
  slotId: integer("slot_id"),
  lockedUntil: integer("locked_until").notNull(),
  prepareId: text("prepare_id"),
  changesOrderId: integer("changes_order_id"),
  lostSlot: text("lost_slot"),
  orderComment: text("order_comment").notNull(),
  needInvoice: text("need_invoice").notNull(),
  packagingTypeId: integer("packaging_type_id").notNull().default(1),
});
export type CartRow = typeof carts.$inferSelect;

export const cartLines = sqliteTable("cart_lines", {
  itemId: id("item_id"),
  cartId: integer("cart_id").notNull(),
  productId: integer("product_id").notNull(),
  amount: integer("amount").notNull(),
  /** JSON object of chosen options, keys sorted */
  options: text("options").notNull(),
  acceptAlternatives: flag("accept_alternatives"),
  notes: text("notes"),
  /** the search that found the product, as the client sent it */
  searchParams: text("search_params"),
  deliveryWarehouseId: integer("delivery_warehouse_id"),
  customWeight: text("custom_weight"),
  /** price in cents that the shopper last accepted */
  acceptedPrice: integer("accepted_price").notNull(),
});
export type CartLineRow = typeof cartLines.$inferSelect;

/** Places taken in a slot: held by a cart until `holdUntil`, or permanently by an order. */
export const slotPlaces = sqliteTable("slot_places", {
  kind: text("kind", { enum: ["delivery", "store", "locker"] }).notNull(),
  placeId: integer("place_id").notNull(),
  date: text("date").notNull(),
  slotId: integer("slot_id").notNull(),
  cartId: integer("cart_id"),
  orderId: integer("order_id"),
  holdUntil: integer("hold_until"),
});

export const wishlists = sqliteTable("wishlists", {
  listId: id("list_id"),
  userId: integer("user_id").notNull(),
  name: text("name").notNull(),
  isDefault: flag("is_default"),
  grant: text("grant_level", { enum: ["WRITE", "READ"] }).notNull(),
});
export type WishlistRow = typeof wishlists.$inferSelect;

export const wishlistLines = sqliteTable("wishlist_lines", {
  itemId: id("item_id"),
  listId: integer("list_id").notNull(),
  productId: integer("product_id").notNull(),
  amount: integer("amount").notNull(),
});
