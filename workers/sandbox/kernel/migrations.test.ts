import { env, runInDurableObject } from "cloudflare:test";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";
import { addColumns } from "./migrations";

const anybody = env.PHOTOGRAPHS.get(env.PHOTOGRAPHS.idFromName("migrations"));

// spec again: R5: one exhaustive table of order states, of ways to pay, of registration fields; a new one does not compile until every place knows it
it("adds new columns of a table once, with their defaults in the existing rows", async () => {
  const grown = sqliteTable("people", {
    name: text("name").notNull(),
    nickname: text("nickname").notNull().default("l'amica"),
    isMember: integer("is_member", { mode: "boolean" }).notNull().default(true),
    floor: integer("floor"),
  });
  const rows = await runInDurableObject(anybody, (_, { storage }) => {
    storage.sql.exec("CREATE TABLE people (name TEXT NOT NULL); INSERT INTO people VALUES ('Anna')");
    addColumns(storage, grown);
    addColumns(storage, grown);
    return storage.sql.exec("SELECT * FROM people").toArray();
  });
  expect(rows).toEqual([{ name: "Anna", nickname: "l'amica", is_member: 1, floor: null }]);
});
