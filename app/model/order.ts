import type { Adjustment, GiftCode, IfMissing, OrderPackage, UnreadableItem } from "./cart";
import type { Paging } from "./catalogue";
import type { OrderStatus } from "./order-status";
import type { PaymentKind, TransactionState } from "./payment";
import type { Address } from "./place";
import type { Cents } from "./price";
import type { Product } from "./product";
import type { Grams, Quantity } from "./quantity";
import type { ChosenSlot } from "./slot";
import type { IsoDate, IsoInstant } from "./time";

/** A line as ordered, before a substitute replaced it. */
export type ReplacedItem = { productId?: number; name: string; quantity?: Quantity; total?: Cents };

export type OrderItem = {
  id: number;
  product: Product;
  /** as ordered */
  quantity: Quantity;
  /** weighed grams; the ordered grams before weighing */
  given?: Grams;
  total: Cents;
  note?: string;
  /** substitution policy, if the backend sends it */
  ifMissing?: IfMissing;
  /** name of the desired substitute */
  substitute?: string;
  options?: Record<string, string>;
  replaced?: ReplacedItem;
  /** ordered, but missing in the delivery and free of charge */
  missing?: true;
};

/** Part of an order that is prepared in a warehouse of its own. */
export type SubOrder = { id: number; warehouseId: number; status: OrderStatus; deliveredOn?: IsoDate };
export type BankTransfer = { holder: string; iban: string; reason: string; amount: Cents };
export type InvoiceDocument = { id: number; name: string };
/** The person of an order, in the list of all persons with the same legal entry. */
export type OrderPerson = { id: number; name: string };

export type Order = {
  id: number;
  status: OrderStatus;
  /** true if its payment failed or was abandoned: the shopper can pay again */
  suspended: boolean;
  placedOn: IsoDate;
  /** `HH:mm` in Rome */
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
  /** lines that cannot be parsed; the shopper pays for them */
  unreadable: UnreadableItem[];
  /** absent in the order list of a backend that does not count lines */
  itemCount?: number;
  canModify: boolean;
  canCancel: boolean;
  canPay: boolean;
  payBefore?: IsoInstant;
  /** also the deadline for cancelling */
  changeBefore?: IsoInstant;
  byAgent: boolean;
  packages: OrderPackage[];
  note?: string;
  subOrders: SubOrder[];
  adjustments: Adjustment[];
  giftCodes: GiftCode[];
  bankTransfer?: BankTransfer;
  /** cents authorised at the payment provider */
  authorisedAmount?: Cents;
  invoices: InvoiceDocument[];
  invoicePersonId?: number;
  /** the order that resulted from changing this order */
  replacedBy?: number;
  person?: OrderPerson;
};
export type OrderPage = { orders: Order[]; paging: Paging };
/** `unreadable`: number of the page's orders that are omitted, because their data makes no sense */
export type ReadableOrders = OrderPage & { unreadable: number };

/** Filter of orders; absent fields do not filter. Limits of days and totals are inclusive. */
export type OrderQuery = {
  page: number;
  pageSize: number;
  withItems?: boolean;
  from?: IsoDate;
  to?: IsoDate;
  least?: Cents;
  most?: Cents;
  /** includes orders that were changed, each beside its successor */
  withReplaced?: boolean;
};
/**
 * "addresses": the shopper's own orders, to any address; "persons": orders of all persons with the
 * same legal entry.
 */
export type OrderScope = "addresses" | "persons";
export type WideOrderQuery = Omit<OrderQuery, "least" | "most"> & {
  scope: OrderScope;
  orderId?: number;
  subOrderId?: number;
  warehouseId?: number;
  addressId?: number;
  deliveredFrom?: IsoDate;
  deliveredTo?: IsoDate;
};

/** A shopper's feedback on an order, up to 1000 characters (§5); `rating` is 1 to 5. */
export type OrderNote = { id: number; orderId: number; text: string; rating?: number };

/** An amount still due for an order with deferred payment (§3). */
export type DueDate = {
  id: number;
  orderId: number;
  dueOn: IsoDate;
  amount: Cents;
  state: "paid" | "pending" | "expiring" | "expired";
};
