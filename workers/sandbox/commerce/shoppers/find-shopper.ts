import { eq, or } from "drizzle-orm";
import type { Sandbox } from "../../kernel/sandbox";
import { shoppers, type ShopperRow } from "../tables";

/** Finds a shopper by lower-case e-mail or username. */
export const shopperNamed = ({ db }: Sandbox, name: string): ShopperRow | undefined =>
  name === ""
    ? undefined
    : db
        .select()
        .from(shoppers)
        .where(or(eq(shoppers.login, name), eq(shoppers.username, name)))
        .get();

/** Returns the shopper of an existing id, for example of a session. Throws for others. */
export function shopperOf({ db }: Sandbox, userId: number): ShopperRow {
  const shopper = db.select().from(shoppers).where(eq(shoppers.userId, userId)).get();
  if (!shopper) throw new Error(`Shopper ${userId} does not exist`);
  return shopper;
}

export function updateShopper({ db }: Sandbox, userId: number, values: Partial<ShopperRow>): void {
  db.update(shoppers).set(values).where(eq(shoppers.userId, userId)).run();
}

/** §6: level of a profile; 2 = all requested data is present. */
export function profileLevel(shopper: ShopperRow): 1 | 2 {
  const { firstName, lastName, address1, addressNumber, postalcode, province, city, storeId } = shopper;
  const texts = [firstName, lastName, address1, addressNumber, postalcode, province, city];
  return storeId !== null && texts.every((text) => text !== "") ? 2 : 1;
}
