import { eq } from "drizzle-orm";
import * as z from "zod";
import type { Sandbox } from "../../kernel/sandbox";
import { mailAbout } from "../orders/order-mail";
import { orders, payments, type OrderRow } from "../order-tables";
import { status } from "../rules/order-states";

const webAddress = z
  .string()
  .max(2000)
  .refine((text) => URL.canParse(text.replaceAll("{orderId}", "1")) && /^https?:\/\//i.test(text))
  .catch("");

/** Where the gateway sends the shopper back to; each holds `{orderId}`. Empty when missing or no web address. */
export const returnUrls = z.object({ return_url_ok: webAddress, return_url_ko: webAddress });
export type ReturnUrls = z.infer<typeof returnUrls>;

const parsed = z
  .union([z.record(z.string(), z.unknown()), z.string()])
  .catch({})
  .transform((value): unknown => {
    if (typeof value !== "string") return value;
    try {
      return JSON.parse(value);
    } catch {
      return {};
    }
  });

/** The wire's payment_data: JSON as text. What cannot be read counts as empty. */
export const paymentData = parsed.pipe(
  returnUrls
    .extend({ idempotency_key: z.string().min(1).max(200).optional().catch(undefined) })
    .catch({ return_url_ok: "", return_url_ko: "" }),
);
export type PaymentData = z.infer<typeof paymentData>;

/** Opens a payment of an order at the gateway and gives the page's address. */
export function startPayment({ db, base }: Sandbox, orderId: number, urls: ReturnUrls): string {
  const token = crypto.randomUUID();
  db.insert(payments)
    .values({
      token,
      orderId,
      paymentTypeId: 1,
      state: "void",
      cents: 0,
      returnOk: urls.return_url_ok,
      returnKo: urls.return_url_ko,
    })
    .run();
  return `${base}/gateway/${token}`;
}

export const transaction = { error: 0, inProgress: 1, authorised: 2 } as const;

/** The card was accepted: the order is placed. */
export function markPaid(sandbox: Sandbox, order: OrderRow): void {
  sandbox.db
    .update(orders)
    .set({ base: status.ordered, transactionStatus: transaction.authorised })
    .where(eq(orders.orderId, order.orderId))
    .run();
  mailAbout(sandbox, order, "paid");
}

/** The card was refused, or the shopper went away: the order is suspended and can be paid again. */
export function suspend({ db }: Sandbox, order: OrderRow, transactionStatus: number): void {
  db.update(orders)
    .set({ base: status.suspended, transactionStatus })
    .where(eq(orders.orderId, order.orderId))
    .run();
}
