import type { Scope } from "./catalogue";
import type { Address, Service } from "./place";
import type { Cents } from "./price";
import type { Product } from "./product";
import type { Quantity } from "./quantity";
import type { Refusal } from "./refusal";
import type { ChosenSlot } from "./slot";
import type { Shopper } from "./user";

export type CartItem = {
  itemId: number;
  product: Product;
  quantity: Quantity;
  total: Cents;
  acceptAlternatives: boolean;
  note?: string;
  options?: Record<string, string>;
  /** why it can no longer be bought as it stands */
  warning?: Refusal;
};

/** Of a cart that changes a placed order: which, until when, and what the payment provider holds for it. */
export type OrderChange = { orderId: number; before?: string; heldAmount?: Cents };

/** A line whose product cannot be read: it is paid like the others, cannot be changed, and is taken out where the product's id is known. */
export type UnreadableItem = {
  itemId: number;
  productId?: number;
  name?: string;
  /** pieces, packs or kilograms: nobody knows which */
  amount: number;
  total: Cents;
};

export type OrderPackage = { name: string; quantity: number; total: Cents };
export type GiftCode = { id: number; code: string; amount: Cents };

export type Cart = {
  id: number;
  /** "changing": an order that was placed is being changed (7) */
  state: "open" | "locked" | "changing";
  user: Shopper;
  items: CartItem[];
  unreadable: UnreadableItem[];
  /** goods */
  itemsTotal: Cents;
  packagesTotal: Cents;
  deliveryFee: Cents;
  giftCodes: GiftCode[];
  /** all */
  total: Cents;
  /** the part of the goods that is weighed after picking */
  variableTotal: Cents;
  /** `total` with the weighed part at its heaviest */
  estimatedMax: Cents;
  /** what the goods must cost at least; undefined where the cart does not say it (features/cart/panel/with-minimum.ts) */
  minimumOrder?: Cents;
  packages: OrderPackage[];
  address?: Address & { autoAssigned: boolean; service: Service };
  slot?: ChosenSlot;
  scope: Scope;
  note: string;
  /** an invoice is asked for */
  wantsInvoice: boolean;
  points: number;
  /** told by some backends of a cart in state "changing" */
  changes?: OrderChange;
};
