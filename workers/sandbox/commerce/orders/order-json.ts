import { displayDate, displayDateTime, romeDate, romeIso } from "../../kernel/rome-time";
import type { Sandbox } from "../../kernel/sandbox";
import { adjustmentJson, giftJson, giftsByIds } from "../cart/gift-code";
import { packagesJson } from "../cart/packaging";
import { bankTransfer, paymentName, paidBy } from "../checkout/payment-types";
import type { OrderRow } from "../order-tables";
import { euro } from "../rules/money";
import { allowed, changeBefore } from "../rules/order-states";
import { giftsOfOrder, linesOf, statusNow, transactionNow } from "./find-order";
import { invoicesJson } from "./invoices";
import { itemJson } from "./order-items";
import { subOrderJson, subOrdersOf, type SubOrder } from "./sub-orders";

const stored = (json: string): unknown => JSON.parse(json);

const timeslotJson = (order: OrderRow) => ({
  date: displayDate(order.slotDate),
  dateIso: order.slotDate,
  timeslotId: order.slotId,
  beginTime: order.beginTime,
  endTime: order.endTime,
  name: `${order.beginTime} - ${order.endTime}`,
  autoAssigned: false,
});

/** Returns the bank details of an order paid by transfer. */
function transferJson({ tenant }: Sandbox, { orderId, paymentTypeId, grossTotal }: OrderRow) {
  if (paymentTypeId !== bankTransfer) return undefined;
  return {
    holder: tenant.companyName,
    iban: tenant.iban,
    reason: `Ordine ${orderId}`,
    amount: euro(grossTotal),
  };
}

function giftsJson(sandbox: Sandbox, orderId: number) {
  const rows = giftsOfOrder(sandbox, orderId);
  const gifts = giftsByIds(
    sandbox,
    rows.map(({ giftId }) => giftId),
  );
  return {
    giftCertificates: gifts.map(giftJson),
    orderAdjustmentSummary: {
      orderAdjustments: gifts.flatMap((gift) => {
        const row = rows.find(({ giftId }) => giftId === gift.giftId);
        return row ? [adjustmentJson(gift, row.cents, row.orderItemId ?? undefined)] : [];
      }),
    },
  };
}

export type Shown = {
  /** includes its items; a list does so only on request */
  detail: boolean;
  showReplaced?: boolean;
  /** filters its parts; all by default */
  parts?: (part: SubOrder) => boolean;
  /** another person's order: read only */
  foreign?: boolean;
};

const nothing = { canModify: false, canDelete: false, canPay: false };

/** Returns an order as the wire's Order. */
export function orderJson(
  sandbox: Sandbox,
  order: OrderRow,
  { detail, showReplaced = false, parts = () => true, foreign = false }: Shown,
) {
  const lines = linesOf(sandbox, order.orderId);
  const current = statusNow(sandbox, order);
  const can = foreign ? nothing : allowed(order, sandbox.clock.now());
  const isHeld = order.heldCents > 0 && paidBy(order.paymentTypeId) === "page";
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
    heldAmount: isHeld ? euro(order.heldCents) : undefined,
    shippingAddress: stored(order.address),
    timeslot: timeslotJson(order),
    orderItems: detail ? lines.map((line) => itemJson(sandbox, line, showReplaced)) : undefined,
    itemCount: lines.length,
    subOrders: subOrdersOf(order, lines)
      .filter(parts)
      .map((part) => subOrderJson(part, current)),
    ...can,
    payBefore: can.canPay ? romeIso(order.payBefore) : undefined,
    changeBefore: can.canDelete && !can.canPay ? romeIso(changeBefore(order)) : undefined,
    bankTransfer: can.canPay ? transferJson(sandbox, order) : undefined,
    agentOrder: order.agent || undefined,
    replacedBy: order.replacedBy ?? undefined,
    orderPackages: packagesJson(sandbox, order.packagingTypeId, order),
    ...giftsJson(sandbox, order.orderId),
    invoices: invoicesJson(order, current),
    user_person_fiscal_id: order.invoicePersonId ?? undefined,
    note: order.note === "" ? undefined : order.note,
  };
}
