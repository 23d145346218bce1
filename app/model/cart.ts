import type { Scope } from "./catalogue";
import type { Address, Service } from "./place";
import type { Cents } from "./price";
import type { Product } from "./product";
import type { Grams, Quantity } from "./quantity";
import type { Refusal } from "./refusal";
import type { ChosenSlot } from "./slot";
import type { Shopper } from "./user";
import type { IsoInstant } from "./time";

/** What the pickers do about a product that is not there: take a similar one, call the shopper, or leave it out. */
export type IfMissing = "similar" | "call" | "nothing";

/** What shall be done if a product is missing. */
export type MissingWish = {
  ifMissing: IfMissing;
  /** the one similar product that is wanted, by its name; only with "similar" */
  substitute?: string;
};

/** What a shopper asks of the pickers for one line. */
export type LinePreferences = MissingWish & {
  note?: string;
  /** the weight of each piece, of weighed goods sold by the piece */
  cut?: Grams;
};

export type CartItem = LinePreferences & {
  itemId: number;
  product: Product;
  quantity: Quantity;
  total: Cents;
  options?: Record<string, string>;
  /** why it can no longer be bought as it stands */
  warning?: Refusal;
};

/** Of a cart that changes a placed order: which, until when, and what the payment provider holds for it. */
export type OrderChange = { orderId: number; before?: IsoInstant; authorisedAmount?: Cents };

/**
 * A line that cannot be read: it is paid like the others, cannot be changed, and is taken out where the
 * product's id is known.
 */
export type UnreadableItem = {
  itemId: number;
  productId?: number;
  name?: string;
  /** pieces, packs or kilograms: nobody knows which */
  amount?: number;
  total?: Cents;
};

/** Bags of one kind: so many of them, and what they cost together. */
export type OrderPackage = { name: string; quantity: number; total: Cents };
/** Bags or boxes the goods may come in. */
export type Packaging = { id: number; name: string; description?: string; cost: Cents };
/** `amount` is positive: what the code takes off. */
export type GiftCode = { id: number; code: string; description?: string; amount: Cents };
/** What this order will bring, once it is delivered. */
export type GiftToCome = { description: string; amount: Cents };
/** What is taken off: for one line, by a gift code, or for all; `amount` is positive. */
export type Adjustment = { itemId?: number; giftId?: number; description: string; amount: Cents };

export type Cart = {
  id: number;
  /** "changing": an order that was placed is being changed (7) */
  state: "open" | "locked" | "changing";
  user: Shopper;
  items: CartItem[];
  unreadable: UnreadableItem[];
  /** the lines by department, where the chain shows them so; a line may be in none */
  sectors?: { name: string; itemIds: number[] }[];
  /** goods */
  itemsTotal: Cents;
  packagesTotal: Cents;
  deliveryFee: Cents;
  giftCodes: GiftCode[];
  giftsToCome: GiftToCome[];
  adjustments: Adjustment[];
  /** all */
  total: Cents;
  /** the part of the goods that is weighed after picking */
  variableTotal: Cents;
  /** `total` with the weighed part at its heaviest */
  estimatedMax: Cents;
  /** what the goods must cost at least; undefined where the cart does not say it (features/cart/panel/with-minimum.ts) */
  minimumOrder?: Cents;
  packages: OrderPackage[];
  packagingId?: number;
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
