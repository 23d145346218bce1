import * as z from "zod";
import { picturePrefix } from "../../catalogue-api/picture-url";
import { displayDate, displayDateTime, romeDate, romeIso } from "../../kernel/rome-time";
import type { Sandbox } from "../../kernel/sandbox";
import { packagesJson } from "../cart/packaging";
import { bankTransfer, paymentName, wayOf } from "../checkout/payment-types";
import type { OrderLineRow, OrderRow } from "../order-tables";
import { euro } from "../rules/money";
import { allowed, changeBefore } from "../rules/order-states";
import { wireQuantity } from "../rules/quantity";
import { linesOf, statusNow, transactionNow } from "./find-order";

const stored = (json: string): unknown => JSON.parse(json);

const withPictures = z.looseObject({ mediaURL: z.string(), mediaURLMedium: z.string() });

/** The product as it was sold, its pictures under today's base. */
function soldProduct(sandbox: Sandbox, json: string) {
  const product = withPictures.parse(stored(json));
  const prefix = picturePrefix(sandbox);
  return {
    ...product,
    mediaURL: prefix + product.mediaURL,
    mediaURLMedium: prefix + product.mediaURLMedium,
  };
}

const itemJson = (sandbox: Sandbox, line: OrderLineRow) => ({
  orderItemId: line.orderItemId,
  productId: line.productId,
  product: soldProduct(sandbox, line.product),
  quantity: wireQuantity({ by: line.unit }, line.amount),
  weight: line.weight === null ? undefined : line.weight / 1000,
  grossTotal: euro(line.total),
});

const timeslotJson = (order: OrderRow) => ({
  date: displayDate(order.slotDate),
  dateIso: order.slotDate,
  timeslotId: order.slotId,
  beginTime: order.beginTime,
  endTime: order.endTime,
  name: `${order.beginTime} - ${order.endTime}`,
  autoAssigned: false,
});

/** Where the money of an order goes that is paid by transfer. */
function transferJson({ tenant }: Sandbox, { orderId, paymentTypeId, grossTotal }: OrderRow) {
  if (paymentTypeId !== bankTransfer) return undefined;
  return {
    holder: tenant.companyName,
    iban: tenant.iban,
    reason: `Ordine ${orderId}`,
    amount: euro(grossTotal),
  };
}

/** An order as the wire's Order; in lists without its items unless they are asked for. */
export function orderJson(sandbox: Sandbox, order: OrderRow, { detail }: { detail: boolean }) {
  const lines = linesOf(sandbox, order.orderId);
  const current = statusNow(sandbox, order);
  const can = allowed(order, sandbox.clock.now());
  return {
    orderId: order.orderId,
    orderStatusId: current,
    orderDate: displayDateTime(order.placedAt),
    orderDateIso: romeDate(order.placedAt),
    paymentType: { paymentTypeId: order.paymentTypeId, name: paymentName(order.paymentTypeId) },
    transactionStatus: transactionNow(sandbox, order),
    itemsTotal: euro(order.itemsTotal),
    packageTotal: euro(order.packageTotal),
    deliveryFee: euro(order.deliveryFee),
    grossTotal: euro(order.grossTotal),
    variableTotal: euro(order.variableTotal),
    estimatedMax: euro(order.estimatedMax),
    shippingAddress: stored(order.address),
    timeslot: timeslotJson(order),
    orderItems: detail ? lines.map((line) => itemJson(sandbox, line)) : undefined,
    itemCount: lines.length,
    ...can,
    payBefore: can.canPay ? romeIso(order.payBefore) : undefined,
    changeBefore: can.canDelete && !can.canPay ? romeIso(changeBefore(order)) : undefined,
    agentOrder: order.agent || undefined,
    replacedBy: order.replacedBy ?? undefined,
    orderPackages: packagesJson(sandbox, order.packagingTypeId, order),
    heldAmount:
      order.heldCents > 0 && wayOf(order.paymentTypeId) === "page" ? euro(order.heldCents) : undefined,
    bankTransfer: can.canPay ? transferJson(sandbox, order) : undefined,
    user_person_fiscal_id: order.invoicePersonId ?? undefined,
    note: order.note === "" ? undefined : order.note,
  };
}
