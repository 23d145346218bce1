import * as z from "zod";
import { chosenOptions, wireAdjustments, wireGift, wirePackage } from "../cart/wire/cart";
import {
  flag,
  infos,
  int,
  list,
  number,
  optionalInt,
  optionalNumber,
  optionalText,
  text,
} from "../transport/wire/fields";
import { wirePage } from "../catalog/wire/listing";
import { wireAddress } from "../places/wire";
import { wireChosenSlot } from "../timeslots/wire";

/** undefined where the backend does not say */
const said = z
  .unknown()
  .optional()
  .transform((value) => (value === undefined || value === null ? undefined : flag.parse(value)));

const wireOrderItem = z.object({
  orderItemId: int,
  quantity: number,
  weight: optionalNumber,
  grossTotal: number,
  product: z.unknown(),
  cartItemInfo: infos,
  selectOptions: chosenOptions.nullish().catch(undefined),
  replacedItem: z
    .object({
      productId: optionalInt,
      name: text,
      quantity: optionalNumber,
      grossTotal: optionalNumber,
    })
    .nullish()
    .catch(undefined),
  missing: flag,
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
  subOrders: list(
    z.object({ subOrderId: int, warehouseId: int, orderStatusId: int, deliveryDate: optionalText }),
  ),
  orderAdjustmentSummary: wireAdjustments,
  giftCertificates: list(wireGift),
  bankTransfer: z.object({ holder: text, iban: text, reason: text, amount: number }).nullish(),
  heldAmount: optionalNumber,
  invoices: list(z.object({ documentId: int, name: text })),
  user_person_fiscal_id: optionalInt,
  replacedBy: optionalInt,
  person: z.object({ userId: int, firstName: text, lastName: text }).nullish(),
});
export type WireOrder = z.infer<typeof wireOrder>;

export const wireOrders = z.object({ orders: z.array(wireOrder), page: wirePage });
/** Orders that are each read by itself. */
export const wireOrderList = z.object({ orders: z.array(z.unknown()), page: wirePage });
export const wireRedirect = z.object({ redirectUrl: z.string().min(1) });

export const wireNotes = z.object({
  notes: z.array(
    z.object({
      noteId: int,
      order: z.object({ orderId: int }).nullish(),
      note: text,
      rating: optionalInt,
    }),
  ),
});

export const wireDueDates = z.object({
  paymentDueDates: z.array(
    z.object({
      paymentDueDateId: int,
      orderId: int,
      dueDate: text,
      amount: number,
      status: z.enum(["paid", "pending", "expiring", "expired"]),
    }),
  ),
});
