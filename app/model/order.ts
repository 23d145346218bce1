import type { OrderPackage } from "./cart";
import type { Paging } from "./catalogue";
import type { PaymentKind, TransactionState } from "./payment";
import type { Address } from "./place";
import type { Cents } from "./price";
import type { Product } from "./product";
import type { Quantity } from "./quantity";
import type { ChosenSlot } from "./slot";
import type { IsoDate } from "./time";

export type OrderItem = {
  id: number;
  product: Product;
  quantity: Quantity;
  total: Cents;
};

/** §4. Waiting is for the payment. */
export type OrderStatus =
  | "waiting"
  | "ordered"
  | "preparing"
  | "almostReady"
  | "out"
  | "delivered"
  | "partial"
  | "cancelled"
  | "invalid"
  | "notCollected"
  | "failed";

export type Order = {
  id: number;
  status: OrderStatus;
  /** its payment failed or was left: it waits for another try */
  suspended: boolean;
  placedOn: IsoDate;
  placedAt: string;
  payment: { id: number; kind: PaymentKind; name: string };
  transaction?: TransactionState;
  itemsTotal: Cents;
  packagesTotal: Cents;
  deliveryFee: Cents;
  total: Cents;
  variableTotal: Cents;
  estimatedMax: Cents;
  address?: Address;
  slot?: ChosenSlot;
  items: OrderItem[];
  /** absent in the list of a backend that does not count them */
  itemCount?: number;
  canModify: boolean;
  canCancel: boolean;
  canPay: boolean;
  payBefore?: string;
  changeBefore?: string;
  byAgent: boolean;
  packages: OrderPackage[];
  note?: string;
};
export type OrderPage = { orders: Order[]; paging: Paging };
