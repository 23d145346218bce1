import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Phones that messages are sent to, each to the shopper who registered it last. */
export const devices = sqliteTable(
  "devices",
  {
    platform: text("platform").notNull(),
    uuid: text("uuid").notNull(),
    userId: integer("user_id").notNull(),
    externalId: text("external_id").notNull(),
    model: text("model").notNull(),
    platformVersion: text("platform_version").notNull(),
    manufacturer: text("manufacturer").notNull(),
  },
  (table) => [primaryKey({ columns: [table.platform, table.uuid] })],
);
