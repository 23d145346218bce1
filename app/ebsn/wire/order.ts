import * as z from "zod";
import { wirePackage } from "./cart";
import { flag, int, list, number, optionalInt, optionalNumber, optionalText, text } from "./fields";
import { wirePage } from "./listing";
import { wireAddress } from "./place";
import { wireChosenSlot } from "./slot";

/** undefined where the backend does not say */
const said = z
  .unknown()
  .optional()
  .transform((value) => (value === undefined || value === null ? undefined : flag.parse(value)));

const wireOrderItem = z.object({
  orderItemId: int,
  quantity: number,
  grossTotal: number,
  product: z.unknown(),
});
export type WireOrderItem = z.infer<typeof wireOrderItem>;

export const wireOrder = z.object({
  orderId: int,
  orderStatusId: int,
  orderDate: text,
  orderDateIso: text,
  paymentType: z.object({ paymentTypeId: int, name: text }).nullish(),
  transactionStatus: optionalInt,
  itemsTotal: optionalNumber,
  packageTotal: optionalNumber,
  deliveryFee: optionalNumber,
  grossTotal: number,
  variableTotal: optionalNumber,
  estimatedMax: optionalNumber,
  shippingAddress: wireAddress.nullish(),
  timeslot: wireChosenSlot.nullish(),
  orderItems: list(wireOrderItem),
  itemCount: optionalInt,
  canModify: said,
  canDelete: said,
  canPay: said,
  payBefore: optionalText,
  changeBefore: optionalText,
  agentOrder: flag,
  orderPackages: list(wirePackage),
  note: optionalText,
});
export type WireOrder = z.infer<typeof wireOrder>;

export const wireOrders = z.object({ orders: z.array(wireOrder), page: wirePage });
export const wireRedirect = z.object({ redirectUrl: z.string().min(1) });
