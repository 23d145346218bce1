import { Hono } from "hono";
import * as z from "zod";
import { readInput } from "../../kernel/body";
import { ok, refuse } from "../../kernel/envelope";
import { infos } from "../../kernel/messages";
import type { AppEnv, Sandbox, SessionRow } from "../../kernel/sandbox";
import { needSession, sessionOf } from "../../kernel/session";
import { cartJson } from "../cart/cart-json";
import { currentCart } from "../cart/current-cart";
import { viewCart } from "../cart/view-cart";
import { anyId, flag } from "../input";
import { findOrder, ownOrder } from "../orders/find-order";
import { change, Refusal } from "../refusal";
import { euro } from "../rules/money";
import { preauthorised } from "../rules/totals";
import { buy, unlock } from "./buy";
import { purchase } from "./payment";
import { isOffered, paymentTypesFor, paidBy } from "./payment-types";
import { prepare, release } from "./prepare";

/** `params` is an object, or its JSON text in a form. */
const params = z.preprocess(
  (value) => {
    if (typeof value !== "string") return value ?? {};
    try {
      return JSON.parse(value);
    } catch {
      return {};
    }
  },
  z.record(z.string(), z.unknown()),
);
const body = z.object({ params });

export const checkout = new Hono<AppEnv>();
checkout.use("/checkout/*", needSession);
checkout.use("/payment-type/*", needSession);

checkout.get("/payment-type/list-auth", async (c) => {
  const sandbox = c.get("sandbox");
  const only = z.object({ payment_type_id: anyId.optional() }).parse(await readInput(c)).payment_type_id;
  const { userId, login } = sessionOf(c);
  const { cart, destination } = viewCart(sandbox, currentCart(sandbox, userId), login);
  const changed = cart.changesOrderId === null ? undefined : findOrder(sandbox, cart.changesOrderId);
  const all = paymentTypesFor(sandbox, userId, destination?.slots?.kind, changed);
  return ok(c, {
    paymentTypes: all.filter(({ paymentTypeId }) => only === undefined || paymentTypeId === only),
  });
});

checkout.post("/checkout/prepare", async (c) => {
  const sandbox = c.get("sandbox");
  const session = sessionOf(c);
  const asked = body.parse(await readInput(c));
  if (asked.params["release"] !== undefined && flag.parse(asked.params["release"]))
    return ok(c, release(sandbox, session));
  const result = sandbox.transaction(() => prepare(sandbox, session));
  if ("data" in result) return ok(c, result.data, { warnings: result.warnings });
  return refuse(c, result.refused, { data: { cart: cartJson(sandbox, session.userId, session.login) } });
});

checkout.post("/checkout/buy", async (c) => {
  const sandbox = c.get("sandbox");
  const session = sessionOf(c);
  const asked = purchase.parse(body.parse(await readInput(c)).params);
  try {
    const { answer, points } = sandbox.transaction(() => buy(sandbox, session, asked));
    return ok(c, answer, { infos: points > 0 ? [infos.pointsToCome(points)] : [] });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const mended = ["msg.cart.availability.errors", "msg.checkout.priceChanged", "msg.order.held"].includes(
      error.code,
    );
    if (mended) unlock(sandbox, session.userId);
    return refuse(c, error.reasons);
  }
});

/** Amount to pay in cents, of an order or of the current cart. */
function due(sandbox: Sandbox, { userId, login }: SessionRow, orderId: number | undefined) {
  if (orderId === undefined) {
    const { totals } = viewCart(sandbox, currentCart(sandbox, userId), login);
    return { total: totals.totalPrice, variableTotal: totals.variableTotal };
  }
  const { grossTotal, variableTotal } = ownOrder(sandbox, userId, orderId);
  return { total: grossTotal, variableTotal };
}

checkout.get("/checkout/prebilled-amount", async (c) => {
  const sandbox = c.get("sandbox");
  const session = sessionOf(c);
  const asked = z.object({ payment_type_id: anyId, order_id: anyId.optional() }).parse(await readInput(c));
  return change(c, () => {
    if (!isOffered(sandbox, asked.payment_type_id)) throw new Refusal("msg.payment.unknown");
    const { total, variableTotal } = due(sandbox, session, asked.order_id);
    const amount =
      paidBy(asked.payment_type_id) === "page"
        ? preauthorised(total, variableTotal, sandbox.tenant.preauthorised)
        : total;
    return { amount: euro(amount), variableTotal: euro(variableTotal) };
  });
});
