import { eq } from "drizzle-orm";
import { Hono, type Context } from "hono";
import * as z from "zod";
import type { AppEnv, Sandbox } from "../../kernel/sandbox";
import type { OrderRow } from "../order-tables";
import { findOrder } from "../orders/find-order";
import { payments, type PaymentRow } from "../payment-tables";
import { allowed } from "../rules/order-states";
import { shoppers } from "../tables";
import { markAbandoned, markPaid, markRefused, paymentsOf } from "./authorisations";
import { closedPage, paymentPage, returnPage } from "./gateway-page";
import { paymentName, postsBack } from "./payment-types";

type Payment = { row: PaymentRow; order: OrderRow; ok: string; ko: string };

function findPayment(sandbox: Sandbox, token: string): Payment | undefined {
  const row = sandbox.db.select().from(payments).where(eq(payments.token, token)).get();
  const order = row && findOrder(sandbox, row.orderId);
  if (!row || !order) return undefined;
  const filled = (url: string) => url.replace(/\{orderId\}|%7BorderId%7D/gi, String(order.orderId));
  return { row, order, ok: filled(row.returnOk), ko: filled(row.returnKo) };
}

/** True if any authorisation of the order is held. */
const isPaid = (sandbox: Sandbox, { orderId }: OrderRow): boolean =>
  paymentsOf(sandbox, orderId).some(({ state }) => state === "held");

const loginOf = ({ db }: Sandbox, { userId }: OrderRow): string =>
  db.select().from(shoppers).where(eq(shoppers.userId, userId)).get()?.login ?? "";

/**
 * True if the shopper can still decide here: the authorisation is open, and the order waits for it.
 */
const isOpen = ({ clock }: Sandbox, { row, order }: Payment): boolean =>
  row.state === "open" && allowed(order, clock.now()).canPay;

type Action = "accept" | "refuse" | "abandon";

/**
 * Applies the shopper's action on the provider's page. Ignored if the authorisation is no longer
 * open.
 */
function decide(sandbox: Sandbox, payment: Payment, action: Action): void {
  if (!isOpen(sandbox, payment)) return;
  const { order } = payment;
  if (action === "abandon") return markAbandoned(sandbox, order);
  const refused = action === "refuse" || sandbox.scenarios.on("payment-refused", loginOf(sandbox, order));
  if (refused) markRefused(sandbox, order);
  else markPaid(sandbox, order);
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
  const { row, order, ok, ko } = payment;
  const { orderId } = order;
  const shop = sandbox.tenant.companyName;
  if (isPaid(sandbox, order)) return c.html(closedPage(shop, `L'ordine ${orderId} è già pagato.`, ok));
  if (!allowed(order, sandbox.clock.now()).canPay)
    return c.html(closedPage(shop, `L'ordine ${orderId} non aspetta più un pagamento.`, ko));
  if (row.state !== "open")
    return c.html(closedPage(shop, "Questo pagamento è chiuso: puoi riprovare dal negozio.", ko));
  const weighed = order.variableTotal > 0;
  return c.html(
    paymentPage({ shop, orderId, provider: paymentName(row.paymentTypeId), cents: row.cents, weighed }),
  );
});

gateway.post("/gateway/:token", async (c) => {
  const sandbox = c.get("sandbox");
  const form = await c.req.parseBody();
  const action = z.enum(["accept", "refuse", "abandon"]).catch("abandon").parse(form["action"]);
  const payment = findPayment(sandbox, c.req.param("token"));
  if (!payment) return noPayment(c);
  sandbox.transaction(() => decide(sandbox, payment, action));
  const paid = isPaid(sandbox, payment.order);
  const back = paid ? payment.ok : payment.ko;
  const shop = sandbox.tenant.companyName;
  if (back === "") return c.html(closedPage(shop, outcome(paid), ""));
  if (!postsBack(payment.row.paymentTypeId)) return c.redirect(back, 303);
  const fields = { orderId: String(payment.order.orderId), outcome: paid ? "OK" : "KO" };
  return c.html(returnPage(shop, outcome(paid), back, fields));
});

const outcome = (paid: boolean): string => (paid ? "Pagamento accettato." : "Pagamento non riuscito.");
