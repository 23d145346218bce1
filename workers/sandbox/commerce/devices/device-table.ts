import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Phones with push messages, each belonging to the shopper registered last. */
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
