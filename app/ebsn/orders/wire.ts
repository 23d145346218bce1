import * as z from "zod";
import { chosenOptions, lines, wireAdjustments, wireGift, wirePackage } from "../cart/wire/cart";
import {
  flag,
  infos,
  int,
  list,
  name,
  number,
  optional,
  optionalFlag,
  optionalInt,
  optionalNumber,
  optionalText,
  rows,
  text,
} from "../transport/wire/fields";
import { wirePage } from "../catalog/wire/listing";
import { wireAddress } from "../places/wire";
import { wireChosenSlot } from "../timeslots/wire";

const wireOrderItem = z.object({
  orderItemId: optionalInt,
  quantity: optionalNumber,
  weight: optionalNumber,
  grossTotal: optionalNumber,
  product: z.unknown().optional(),
  cartItemInfo: infos,
  selectOptions: optional(chosenOptions),
  replacedItem: optional(
    z.object({
      productId: optionalInt,
      name: text,
      quantity: optionalNumber,
      grossTotal: optionalNumber,
    }),
  ),
  missing: flag,
});
export type WireOrderItem = z.infer<typeof wireOrderItem>;

export const wireOrder = z.object({
  orderId: int,
  orderStatusId: optionalInt,
  orderDate: text,
  orderDateIso: text,
  paymentType: optional(z.object({ paymentTypeId: int, name: text })),
  transactionStatus: optionalInt,
  itemsTotal: optionalNumber,
  packageTotal: optionalNumber,
  deliveryFee: optionalNumber,
  grossTotal: number,
  variableTotal: optionalNumber,
  estimatedMax: optionalNumber,
  shippingAddress: optional(wireAddress),
  timeslot: optional(wireChosenSlot),
  orderItems: lines(wireOrderItem),
  itemCount: optionalInt,
  canModify: optionalFlag,
  canDelete: optionalFlag,
  canPay: optionalFlag,
  payBefore: optionalText,
  changeBefore: optionalText,
  agentOrder: flag,
  orderPackages: list(wirePackage),
  note: optionalText,
  subOrders: list(
    z.object({ subOrderId: int, warehouseId: int, orderStatusId: int, deliveryDate: optionalText }),
  ),
  orderAdjustmentSummary: wireAdjustments,
  giftCertificates: list(wireGift),
  bankTransfer: optional(z.object({ holder: text, iban: name, reason: text, amount: optionalNumber })),
  heldAmount: optionalNumber,
  invoices: list(z.object({ documentId: int, name: text })),
  user_person_fiscal_id: optionalInt,
  replacedBy: optionalInt,
  person: optional(z.object({ userId: int, firstName: text, lastName: text })),
});
export type WireOrder = z.infer<typeof wireOrder>;

export const wireOrders = z.object({ orders: z.array(wireOrder), page: wirePage });
/** Orders that are parsed separately. */
export const wireOrderList = z.object({ orders: z.array(z.unknown()), page: wirePage });
export const wireRedirect = z.object({ redirectUrl: name });

export const wireNotes = z.object({
  notes: rows(
    z.object({
      noteId: int,
      order: optional(z.object({ orderId: int })),
      note: text,
      rating: optionalInt,
    }),
  ),
});

export const wireDueDates = z.object({
  paymentDueDates: rows(
    z.object({
      paymentDueDateId: int,
      orderId: int,
      dueDate: text,
      amount: number,
      status: z.enum(["paid", "pending", "expiring", "expired"]).catch("pending"),
    }),
  ),
});
