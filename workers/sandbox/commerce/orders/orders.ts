import { desc, eq } from "drizzle-orm";
import { Hono } from "hono";
import * as z from "zod";
import { readInput } from "../../kernel/body";
import { ok } from "../../kernel/envelope";
import { infos } from "../../kernel/messages";
import type { AppEnv } from "../../kernel/sandbox";
import { needSession, sessionOf } from "../../kernel/session";
import { cartJson } from "../cart/cart-json";
import { currentCart } from "../cart/current-cart";
import { purchase, returnUrls } from "../checkout/payment";
import { changePayment, payAgain } from "../checkout/change-payment";
import { anyId, pageOf } from "../input";
import { orders } from "../order-tables";
import { change, Refusal } from "../refusal";
import { allowed, status } from "../rules/order-states";
import { beginChange, giveUpChange } from "./change-order";
import { cancelOrder } from "./end-order";
import { ownOrder, statusNow } from "./find-order";
import { filters, fits } from "./order-filters";
import { orderJson } from "./order-json";

const one = z.object({ order_id: anyId });

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
  return ok(c, {
    orders: found.items.map((order) => orderJson(sandbox, order, { detail })),
    page: found.page,
  });
});

orderBook.get("/order/view", async (c) => {
  const sandbox = c.get("sandbox");
  const { order_id } = one.parse(await readInput(c));
  return change(c, () =>
    orderJson(sandbox, ownOrder(sandbox, sessionOf(c).userId, order_id), { detail: true }),
  );
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
  return change(c, () => payAgain(sandbox, ownOrder(sandbox, userId, order_id), returnUrls.parse(input)));
});

orderBook.post("/order/modify-payment-type", async (c) => {
  const sandbox = c.get("sandbox");
  const { userId } = sessionOf(c);
  const input = await readInput(c);
  const asked = one.extend(purchase.shape).parse(input);
  return change(c, () => changePayment(sandbox, ownOrder(sandbox, userId, asked.order_id), asked));
});

/** A parking place for a shopper who comes to collect, from the moment the goods are almost ready. */
orderBook.post("/order/reserve", async (c) => {
  const sandbox = c.get("sandbox");
  const { userId } = sessionOf(c);
  const { order_id } = one.parse(await readInput(c));
  return change(c, (notices) => {
    const order = ownOrder(sandbox, userId, order_id);
    const ready = [status.almostReady, status.out].some((state) => state === statusNow(sandbox, order));
    if (order.kind === "delivery" || !ready) throw new Refusal("msg.order.state");
    notices.infos.push(infos.parkingReserved());
    return { orderId: order_id };
  });
});
