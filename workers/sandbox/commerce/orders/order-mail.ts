import { eq } from "drizzle-orm";
import { displayDate, displayDateTime } from "../../kernel/rome-time";
import type { Sandbox } from "../../kernel/sandbox";
import { paymentName, paidBy } from "../checkout/payment-types";
import type { OrderRow } from "../order-tables";
import { shoppers } from "../tables";

type Occasion = "placed" | "waiting" | "paid" | "cancelled" | "changed";

const amount = (cents: number): string => `${(cents / 100).toFixed(2).replace(".", ",")} €`;

const mailTexts: Record<Occasion, { subject: (id: number) => string; text: (order: OrderRow) => string }> = {
  placed: {
    subject: (id) => `Abbiamo ricevuto il tuo ordine ${id}`,
    text: (order) => `Totale stimato ${amount(order.grossTotal)}, ${owed(order)}. ${when(order)}`,
  },
  waiting: {
    subject: (id) => `Completa il pagamento dell'ordine ${id}`,
    text: (order) =>
      `Il tuo ordine di ${amount(order.grossTotal)} è sospeso finché non lo paghi. Se non lo paghi ${payBeforeText(order)}, lo annulliamo.`,
  },
  paid: {
    subject: (id) => `Pagamento confermato per l'ordine ${id}`,
    text: (order) => `Totale stimato ${amount(order.grossTotal)}, ${owed(order)}. ${when(order)}`,
  },
  cancelled: {
    subject: (id) => `Il tuo ordine ${id} è stato annullato`,
    text: ({ heldCents }) =>
      heldCents === 0 ? "Non ti verrà addebitato nulla." : `Ti restituiamo ${amount(heldCents)}.`,
  },
  changed: {
    subject: (id) => `Abbiamo ricevuto il tuo ordine modificato ${id}`,
    text: (order) => `Totale stimato ${amount(order.grossTotal)}, ${owed(order)}. ${when(order)}`,
  },
};

const payBeforeText = ({ paymentTypeId, payBefore }: OrderRow): string =>
  paidBy(paymentTypeId) === "transfer" ? `entro il ${displayDateTime(payBefore)}` : "entro 30 minuti";

function owed({ paymentTypeId }: OrderRow): string {
  const by = paidBy(paymentTypeId);
  if (by === "later") return "da pagare alla scadenza";
  return by === "door"
    ? "da pagare alla consegna"
    : `pagato con: ${paymentName(paymentTypeId).toLowerCase()}`;
}

const when = (order: OrderRow): string => {
  const what = order.kind === "delivery" ? "Consegna" : "Ritiro";
  return `${what}: ${displayDate(order.slotDate)}, ${order.beginTime}-${order.endTime}.`;
};

/** Sends the shopper a mail about an order. */
export function mailAbout(sandbox: Sandbox, order: OrderRow, occasion: Occasion): void {
  const shopper = sandbox.db.select().from(shoppers).where(eq(shoppers.userId, order.userId)).get();
  if (!shopper) return;
  const { subject, text } = mailTexts[occasion];
  sandbox.mail(shopper.login, subject(order.orderId), `Ciao ${shopper.firstName},\n\n${text(order)}\n`);
}
