import { desc, eq } from "drizzle-orm";
import { Hono } from "hono";
import * as z from "zod";
import { readInput } from "../../kernel/body";
import { ok } from "../../kernel/envelope";
import { romeDate } from "../../kernel/rome-time";
import type { AppEnv, Sandbox } from "../../kernel/sandbox";
import { needSession, sessionOf } from "../../kernel/session";
import { cartJson } from "../cart/cart-json";
import { currentCart } from "../cart/current-cart";
import { paymentData, returnUrls, startPayment } from "../checkout/payment";
import { changePayment } from "../checkout/change-payment";
import { anyId, flag, pageNumber, pageOf, pageSizeOf } from "../input";
import { orders, type OrderRow } from "../order-tables";
import { change, Refusal } from "../refusal";
import { allowed, status } from "../rules/order-states";
import { beginChange, giveUpChange } from "./change-order";
import { cancelOrder } from "./end-order";
import { ownOrder, statusNow } from "./find-order";
import { orderJson } from "./order-json";

const usualPage = 12;
const day = z
  .string()
  .transform((text) => (/^\d{2}\/\d{2}\/\d{4}$/.test(text) ? text.split("/").reverse().join("-") : text))
  .pipe(z.string().regex(/^\d{4}-\d{2}-\d{2}$/))
  .optional()
  .catch(undefined);
const total = z
  .union([z.number(), z.string().min(1).transform(Number)])
  .pipe(z.number())
  .optional()
  .catch(undefined);
const filters = z.object({
  page: pageNumber,
  page_size: pageSizeOf(usualPage),
  fetch_detail: flag.optional(),
  show_pending: flag.optional(),
  show_replaced: flag.optional(),
  from_date: day,
  to_date: day,
  from_gross_total: total,
  to_gross_total: total,
});
const one = z.object({ order_id: anyId });

function fits(sandbox: Sandbox, order: OrderRow, asked: z.infer<typeof filters>): boolean {
  const placed = romeDate(order.placedAt);
  const waits = [status.waiting, status.suspended].some((waiting) => waiting === statusNow(sandbox, order));
  return (
    (asked.show_pending !== false || !waits) &&
    (asked.show_replaced === true || order.replacedBy === null) &&
    (asked.from_date === undefined || placed >= asked.from_date) &&
    (asked.to_date === undefined || placed <= asked.to_date) &&
    (asked.from_gross_total === undefined || order.grossTotal >= asked.from_gross_total * 100) &&
    (asked.to_gross_total === undefined || order.grossTotal <= asked.to_gross_total * 100)
  );
}

export const orderBook = new Hono<AppEnv>();
orderBook.use("/order/*", needSession);

orderBook.get("/order/list", async (c) => {
  const sandbox = c.get("sandbox");
  const { userId } = sessionOf(c);
  const asked = filters.parse(await readInput(c));
  const all = sandbox.db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.placedAt), desc(orders.orderId))
    .all();
  const found = pageOf(
    all.filter((order) => fits(sandbox, order, asked)),
    asked.page,
    asked.page_size,
  );
  const detail = asked.fetch_detail === true;
  return ok(c, { orders: found.items.map((order) => orderJson(sandbox, order, { detail })), page: found.page });
});

orderBook.get("/order/view", async (c) => {
  const sandbox = c.get("sandbox");
  const { order_id } = one.parse(await readInput(c));
  return change(c, () => orderJson(sandbox, ownOrder(sandbox, sessionOf(c).userId, order_id), { detail: true }));
});

orderBook.post("/order/delete", async (c) => {
  const sandbox = c.get("sandbox");
  const { userId } = sessionOf(c);
  const { order_id } = one.parse(await readInput(c));
  return change(c, () => {
    const order = ownOrder(sandbox, userId, order_id);
    if (!allowed(order, sandbox.clock.now()).canDelete) throw new Refusal("msg.order.state");
    cancelOrder(sandbox, order);
    const cart = currentCart(sandbox, userId);
    if (cart.changesOrderId === order_id) giveUpChange(sandbox, cart);
    return orderJson(sandbox, ownOrder(sandbox, userId, order_id), { detail: true });
  });
});

orderBook.post("/order/modify", async (c) => {
  const sandbox = c.get("sandbox");
  const { userId, login } = sessionOf(c);
  const { order_id } = one.parse(await readInput(c));
  return change(c, () => {
    beginChange(sandbox, userId, order_id);
    return cartJson(sandbox, userId, login);
  });
});

orderBook.post("/order/payment", async (c) => {
  const sandbox = c.get("sandbox");
  const { userId } = sessionOf(c);
  const input = await readInput(c);
  const { order_id } = one.parse(input);
  return change(c, () => {
    const order = ownOrder(sandbox, userId, order_id);
    if (!allowed(order, sandbox.clock.now()).canPay) throw new Refusal("msg.order.state");
    return { redirectUrl: startPayment(sandbox, order_id, returnUrls.parse(input)) };
  });
});

orderBook.post("/order/modify-payment-type", async (c) => {
  const sandbox = c.get("sandbox");
  const { userId } = sessionOf(c);
  const input = await readInput(c);
  const asked = one.extend({ payment_type_id: anyId, payment_data: paymentData }).parse(input);
  return change(c, () =>
    changePayment(sandbox, ownOrder(sandbox, userId, asked.order_id), asked.payment_type_id, asked.payment_data),
  );
});

/** A parking place for who comes to collect: from the moment the goods are almost ready. */
orderBook.post("/order/reserve", async (c) => {
  const sandbox = c.get("sandbox");
  const { userId } = sessionOf(c);
  const { order_id } = one.parse(await readInput(c));
  const told = { infos: ["orders.parkingReserved"], infoTexts: ["Posto auto prenotato."] };
  return change(
    c,
    () => {
      const order = ownOrder(sandbox, userId, order_id);
      const ready = [status.almostReady, status.out].some((state) => state === statusNow(sandbox, order));
      if (order.kind === "delivery" || !ready) throw new Refusal("msg.order.state");
      return { orderId: order_id };
    },
    told,
  );
});
