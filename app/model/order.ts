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

/** What a line was ordered as, before something similar was given in its place. */
export type ReplacedItem = { productId?: number; name: string; quantity?: Quantity; total?: Cents };

export type OrderItem = {
  id: number;
  product: Product;
  /** as it was ordered */
  quantity: Quantity;
  /** of weighed goods: what was put on the scale; until then what was ordered */
  given?: Grams;
  total: Cents;
  note?: string;
  /** what was wanted if it were missing, where the backend tells it */
  ifMissing?: IfMissing;
  /** which similar product was wanted then, by its name */
  substitute?: string;
  options?: Record<string, string>;
  replaced?: ReplacedItem;
  /** ordered, not given, not paid */
  missing?: true;
};

/** The part of an order that one warehouse prepares. */
export type SubOrder = { id: number; warehouseId: number; status: OrderStatus; deliveredOn?: IsoDate };
export type BankTransfer = { holder: string; iban: string; reason: string; amount: Cents };
export type InvoiceDocument = { id: number; name: string };
/** Who ordered, in the list of everybody with the same legal entry. */
export type OrderPerson = { id: number; name: string };

export type Order = {
  id: number;
  status: OrderStatus;
  /** its payment failed or was left: it waits for another try */
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
  /** lines whose products cannot be read: they are paid like the others */
  unreadable: UnreadableItem[];
  /** absent in the list of a backend that does not count them */
  itemCount?: number;
  canModify: boolean;
  canCancel: boolean;
  canPay: boolean;
  payBefore?: IsoInstant;
  /** also the last moment to cancel it */
  changeBefore?: IsoInstant;
  byAgent: boolean;
  packages: OrderPackage[];
  note?: string;
  subOrders: SubOrder[];
  adjustments: Adjustment[];
  giftCodes: GiftCode[];
  bankTransfer?: BankTransfer;
  /** what the payment provider holds for it */
  authorisedAmount?: Cents;
  invoices: InvoiceDocument[];
  invoicePersonId?: number;
  /** the order that came of changing this one */
  replacedBy?: number;
  person?: OrderPerson;
};
export type OrderPage = { orders: Order[]; paging: Paging };
/** `unreadable`: how many of the page's orders are left out, because the backend's answer of them makes no sense */
export type ReadableOrders = OrderPage & { unreadable: number };

/** Which orders are asked for; what is absent does not narrow. Days are included, totals too. */
export type OrderQuery = {
  page: number;
  pageSize: number;
  withItems?: boolean;
  from?: IsoDate;
  to?: IsoDate;
  least?: Cents;
  most?: Cents;
  /** with the orders that were changed, each beside the one that came of it */
  withReplaced?: boolean;
};
/** "addresses": the shopper's own, wherever they went; "persons": those of everybody with the same legal entry. */
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

/** What a shopper has to say of an order, up to 1000 characters (§5); `rating` is 1 to 5. */
export type OrderNote = { id: number; orderId: number; text: string; rating?: number };

/** What is still to be paid of orders that are paid later (§3). */
export type DueDate = {
  id: number;
  orderId: number;
  dueOn: IsoDate;
  amount: Cents;
  state: "paid" | "pending" | "expiring" | "expired";
};
