import { Hono } from "hono";
import * as z from "zod";
import { readInput } from "../../kernel/body";
import { infos } from "../../kernel/messages";
import type { AppEnv } from "../../kernel/sandbox";
import { needSession, sessionOf } from "../../kernel/session";
import { cartJson } from "../cart/cart-json";
import { currentCart } from "../cart/current-cart";
import { purchase, returnUrls } from "../checkout/payment";
import { changePayment, payAgain } from "../checkout/change-payment";
import { anyId, flag } from "../input";
import { change, Refusal } from "../refusal";
import { allowed, status } from "../rules/order-states";
import { beginChange, giveUpChange } from "./change-order";
import { cancelOrder } from "./end-order";
import { findOrder, ownOrder, statusNow } from "./find-order";
import { orderJson } from "./order-json";
import { personJson, personsOf } from "./order-lists";

const one = z.object({ order_id: anyId });

export const orderBook = new Hono<AppEnv>();
orderBook.use("/order/*", needSession);

orderBook.get("/order/view", async (c) => {
  const sandbox = c.get("sandbox");
  const { userId } = sessionOf(c);
  const asked = one.extend({ show_replaced: flag.optional() }).parse(await readInput(c));
  return change(c, () => {
    const order = findOrder(sandbox, asked.order_id);
    if (!order || !personsOf(sandbox, userId).includes(order.userId)) throw new Refusal("msg.order.unknown");
    const showReplaced = asked.show_replaced === true;
    const foreign = order.userId !== userId;
    return {
      ...orderJson(sandbox, order, { detail: true, showReplaced, foreign }),
      person: foreign ? personJson(sandbox, order) : undefined,
    };
  });
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

/** Cancels a change of an order. A repeated call has no effect. */
orderBook.post("/order/cancel-modify", async (c) => {
  const sandbox = c.get("sandbox");
  const { userId, login } = sessionOf(c);
  const { order_id } = one.parse(await readInput(c));
  return change(c, () => {
    const { orderId } = ownOrder(sandbox, userId, order_id);
    const cart = currentCart(sandbox, userId);
    if (cart.changesOrderId === orderId) giveUpChange(sandbox, cart);
    else if (cart.changesOrderId !== null) throw new Refusal("msg.order.state");
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

/** Max distance in metres to reserve a parking place (docs/wire.md). */
const near = 10_000;
const parking = one.extend({ distance: z.coerce.number().min(0).optional().catch(undefined) });
const ready: readonly number[] = [status.almostReady, status.out, status.outByCourier];

/** Reserves a parking place for a pickup, as soon as the products are almost ready. */
orderBook.post("/order/reserve", async (c) => {
  const sandbox = c.get("sandbox");
  const { userId } = sessionOf(c);
  const { order_id, distance = 0 } = parking.parse(await readInput(c));
  return change(c, (notices) => {
    const order = ownOrder(sandbox, userId, order_id);
    if (order.kind === "delivery" || !ready.includes(statusNow(sandbox, order)))
      throw new Refusal("msg.order.state");
    if (distance > near) throw new Refusal("msg.order.tooFar");
    notices.infos.push(infos.parkingReserved());
    return { orderId: order_id };
  });
});
