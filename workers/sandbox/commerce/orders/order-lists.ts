import { desc, eq, inArray } from "drizzle-orm";
import { Hono, type Context } from "hono";
import { readInput } from "../../kernel/body";
import { ok } from "../../kernel/envelope";
import type { AppEnv, Sandbox } from "../../kernel/sandbox";
import { needSession, sessionOf } from "../../kernel/session";
import { pageOf } from "../input";
import { orders, type OrderRow } from "../order-tables";
import { shopperOf } from "../shoppers/find-shopper";
import { shoppers } from "../tables";
import { filters, fits, fitsFurther, fitsPart, furtherFilters } from "./order-filters";
import { orderJson } from "./order-json";

const masterTypes = [1, 2];

/**
 * Returns the persons whose orders a shopper may view: only the shopper, or for a master account
 * all of the same legal entity.
 */
export function personsOf(sandbox: Sandbox, userId: number): number[] {
  const { userTypeId, legalId } = shopperOf(sandbox, userId);
  if (legalId === null || !masterTypes.includes(userTypeId)) return [userId];
  const mates = sandbox.db.select().from(shoppers).where(eq(shoppers.legalId, legalId)).all();
  return mates.map((mate) => mate.userId);
}

/** Returns the person of an order. */
export function personJson(sandbox: Sandbox, order: OrderRow) {
  const { userId, firstName, lastName } = shopperOf(sandbox, order.userId);
  return { userId, firstName, lastName };
}

/** Loads orders, newest first. */
const ordersOf = ({ db }: Sandbox, userIds: number[]): OrderRow[] =>
  db
    .select()
    .from(orders)
    .where(inArray(orders.userId, userIds))
    .orderBy(desc(orders.placedAt), desc(orders.orderId))
    .all();

export const orderLists = new Hono<AppEnv>();
orderLists.use("/order/*", needSession);

orderLists.get("/order/list", async (c) => {
  const sandbox = c.get("sandbox");
  const asked = filters.parse(await readInput(c));
  const all = ordersOf(sandbox, [sessionOf(c).userId]).filter((order) => fits(sandbox, order, asked));
  const found = pageOf(all, asked.page, asked.page_size);
  const detail = asked.fetch_detail === true;
  const showReplaced = asked.show_replaced === true;
  return ok(c, {
    orders: found.items.map((order) => orderJson(sandbox, order, { detail, showReplaced })),
    page: found.page,
  });
});

async function furtherList(
  c: Context<AppEnv>,
  userIds: number[],
  more: (order: OrderRow) => object,
): Promise<Response> {
  const sandbox = c.get("sandbox");
  const { userId } = sessionOf(c);
  const asked = furtherFilters.parse(await readInput(c));
  const all = ordersOf(sandbox, userIds).filter((order) => fitsFurther(sandbox, order, asked));
  const found = pageOf(all, asked.page, asked.page_size);
  const shown = {
    detail: asked.fetch_detail === true,
    showReplaced: asked.show_replaced === true,
    ...(asked.fetch_only_suborders_matching_filter && {
      parts: (part: Parameters<typeof fitsPart>[0]) => fitsPart(part, asked),
    }),
  };
  return ok(c, {
    orders: found.items.map((order) => ({
      ...orderJson(sandbox, order, { ...shown, foreign: order.userId !== userId }),
      ...more(order),
    })),
    page: found.page,
  });
}

orderLists.get("/order/list-for-all-user-shipping-addresses", (c) =>
  furtherList(c, [sessionOf(c).userId], () => ({})),
);

orderLists.get("/order/list-for-all-person-orders", (c) => {
  const sandbox = c.get("sandbox");
  return furtherList(c, personsOf(sandbox, sessionOf(c).userId), (order) => ({
    person: personJson(sandbox, order),
  }));
});
