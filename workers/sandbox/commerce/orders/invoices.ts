import { and, eq } from "drizzle-orm";
import { Hono } from "hono";
import * as z from "zod";
import { readInput } from "../../kernel/body";
import { refuse } from "../../kernel/envelope";
import { displayDate } from "../../kernel/rome-time";
import type { AppEnv, Sandbox } from "../../kernel/sandbox";
import { needSession, sessionOf } from "../../kernel/session";
import { anyId } from "../input";
import type { OrderLineRow, OrderRow } from "../order-tables";
import { invoicePersons } from "../person-tables";
import { status } from "../rules/order-states";
import { wireQuantity } from "../rules/quantity";
import { linesOf, ownOrder, statusNow } from "./find-order";
import { soldProduct } from "./order-items";
import { pdfOf } from "./pdf";

const invoiced: readonly number[] = [status.delivered, status.partlyDelivered];
const numberOf = ({ orderId }: OrderRow): string => `F${orderId}`;

/** Returns the documents of an order. The delivery creates them if an invoice was requested. */
export const invoicesJson = (order: OrderRow, current: number) =>
  order.invoicePersonId === null || !invoiced.includes(current)
    ? []
    : [{ documentId: order.orderId, name: `Fattura ${numberOf(order)}` }];

const money = (cents: number): string => (cents / 100).toFixed(2).replace(".", ",");
const width = 76;
const row = (name: string, amount: string): string =>
  `${name.slice(0, width - amount.length - 1).padEnd(width - amount.length)}${amount}`;

const texts = z.record(z.string(), z.string());

/** Returns the lines of an invoice's recipient; empty if the person was deleted since. */
function personLines({ db }: Sandbox, { userId, invoicePersonId }: OrderRow): string[] {
  const its = and(
    eq(invoicePersons.userId, userId),
    eq(invoicePersons.personFiscalId, invoicePersonId ?? -1),
  );
  const person = db.select().from(invoicePersons).where(its).get();
  if (!person) return [];
  const of = texts.parse(JSON.parse(person.fields));
  const words = (...names: string[]) => names.flatMap((name) => of[name] ?? []).join(" ");
  return [
    words("company_name", "first_name", "last_name"),
    words("address1", "addressNumber"),
    words("postalcode", "city", "province"),
    of["vat_number"] === undefined ? `C.F. ${words("fiscal_code")}` : `P.IVA ${of["vat_number"]}`,
  ];
}

const named = z.looseObject({ name: z.string() });

function lineRow(sandbox: Sandbox, line: OrderLineRow): string {
  const { name } = named.parse(soldProduct(sandbox, line.product));
  const quantity = wireQuantity({ by: line.unit }, line.amount);
  const count = line.unit === "weight" ? `${money(quantity * 100)} kg` : String(quantity);
  return row(`${count} x ${name}`, money(line.total));
}

function invoiceLines(sandbox: Sandbox, order: OrderRow): string[] {
  const off = order.itemsTotal + order.packageTotal + order.deliveryFee - order.grossTotal;
  return [
    sandbox.tenant.companyName,
    "",
    `Fattura ${numberOf(order)} del ${displayDate(order.slotDate)}`,
    `Ordine ${order.orderId}`,
    "",
    ...personLines(sandbox, order),
    "",
    ...linesOf(sandbox, order.orderId)
      .filter((line) => !line.missing)
      .map((line) => lineRow(sandbox, line)),
    "",
    row("Prodotti", money(order.itemsTotal)),
    row("Confezioni", money(order.packageTotal)),
    row("Consegna", money(order.deliveryFee)),
    ...(off > 0 ? [row("Buoni sconto", `-${money(off)}`)] : []),
    row("Totale in euro, IVA compresa", money(order.grossTotal)),
  ];
}

const asked = z.object({ order_id: anyId, document_id: anyId });

export const invoices = new Hono<AppEnv>();
invoices.use("/order/*", needSession);

invoices.get("/order/invoice", async (c) => {
  const sandbox = c.get("sandbox");
  const { order_id, document_id } = asked.parse(await readInput(c));
  const order = ownOrder(sandbox, sessionOf(c).userId, order_id);
  const known = invoicesJson(order, statusNow(sandbox, order)).some(
    ({ documentId }) => documentId === document_id,
  );
  if (!known) return refuse(c, "msg.order.invoice", { status: 1 });
  return c.body(pdfOf(`Fattura ${numberOf(order)}`, invoiceLines(sandbox, order)), 200, {
    "content-type": "application/pdf",
    "content-disposition": `inline; filename="fattura-${numberOf(order)}.pdf"`,
    "cache-control": "private, no-store",
  });
});
