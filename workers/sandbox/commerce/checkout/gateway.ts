import { eq } from "drizzle-orm";
import { Hono, type Context } from "hono";
import * as z from "zod";
import type { AppEnv, Sandbox } from "../../kernel/sandbox";
import { payments, type OrderRow } from "../order-tables";
import { findOrder } from "../orders/find-order";
import { allowed, status } from "../rules/order-states";
import { preauthorised } from "../rules/totals";
import { shoppers } from "../tables";
import { closedPage, paymentPage } from "./gateway-page";
import { markPaid, suspend, transaction } from "./payment";
import { cardMargin } from "./payment-types";

type Payment = { order: OrderRow; ok: string; ko: string };

function findPayment(sandbox: Sandbox, token: string): Payment | undefined {
  const row = sandbox.db.select().from(payments).where(eq(payments.token, token)).get();
  const order = row && findOrder(sandbox, row.orderId);
  if (!row || !order) return undefined;
  const filled = (url: string) => url.replace(/\{orderId\}|%7BorderId%7D/gi, String(order.orderId));
  return { order, ok: filled(row.returnOk), ko: filled(row.returnKo) };
}

const isPaid = ({ base, transactionStatus }: OrderRow): boolean =>
  base === status.ordered && transactionStatus === transaction.authorised;

const loginOf = ({ db }: Sandbox, { userId }: OrderRow): string =>
  db.select().from(shoppers).where(eq(shoppers.userId, userId)).get()?.login ?? "";

/** What the shopper did at the bank. True: the order is paid. An order that waits for nothing stays as it is. */
function decide(sandbox: Sandbox, order: OrderRow, action: "accept" | "refuse" | "abandon"): boolean {
  if (!allowed(order, sandbox.clock.now()).canPay) return isPaid(order);
  const refused = action === "refuse" || sandbox.scenarios.on("payment-refused", loginOf(sandbox, order));
  if (action === "accept" && !refused) {
    markPaid(sandbox, order);
    return true;
  }
  suspend(sandbox, order, action === "abandon" ? transaction.inProgress : transaction.error);
  return false;
}

const noPayment = (c: Context<AppEnv>) =>
  c.html(closedPage(c.get("sandbox").tenant.companyName, "Questo pagamento non esiste.", ""), 404);

export const gateway = new Hono<AppEnv>();

gateway.use("/gateway/*", async (c, next) => {
  await next();
  c.header("cache-control", "no-store");
  c.header("referrer-policy", "no-referrer");
});

gateway.get("/gateway/:token", (c) => {
  const sandbox = c.get("sandbox");
  const payment = findPayment(sandbox, c.req.param("token"));
  if (!payment) return noPayment(c);
  const { order, ok, ko } = payment;
  const shop = sandbox.tenant.companyName;
  if (isPaid(order)) return c.html(closedPage(shop, `L'ordine ${order.orderId} è già pagato.`, ok));
  if (!allowed(order, sandbox.clock.now()).canPay) {
    return c.html(closedPage(shop, `L'ordine ${order.orderId} non aspetta più un pagamento.`, ko));
  }
  const cents = preauthorised(order.grossTotal, order.variableTotal, cardMargin[sandbox.tenant.id]);
  return c.html(paymentPage(shop, order.orderId, cents, order.variableTotal > 0));
});

gateway.post("/gateway/:token", async (c) => {
  const sandbox = c.get("sandbox");
  const form = await c.req.parseBody();
  const action = z.enum(["accept", "refuse", "abandon"]).catch("abandon").parse(form["action"]);
  const payment = findPayment(sandbox, c.req.param("token"));
  if (!payment) return noPayment(c);
  const { order, ok, ko } = payment;
  const paid = sandbox.transaction(() => decide(sandbox, order, action));
  const back = paid ? ok : ko;
  if (back !== "") return c.redirect(back, 303);
  const shop = sandbox.tenant.companyName;
  return c.html(closedPage(shop, paid ? "Pagamento accettato." : "Pagamento non riuscito.", ""));
});
