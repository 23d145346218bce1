import type { Scope } from "./catalogue";
import type { Address, Service } from "./place";
import type { Cents } from "./price";
import type { Product } from "./product";
import type { Grams, Quantity } from "./quantity";
import type { Refusal } from "./refusal";
import type { ChosenSlot } from "./slot";
import type { Shopper } from "./user";
import type { IsoInstant } from "./time";

/**
 * Substitution policy for a missing product: take a similar one, call the shopper, or leave it out.
 */
export type IfMissing = "similar" | "call" | "nothing";

/** Substitution policy of a line. */
export type MissingWish = {
  ifMissing: IfMissing;
  /** name of the desired substitute; only with "similar" */
  substitute?: string;
};

/** A shopper's wishes to the pickers for a line. */
export type LinePreferences = MissingWish & {
  note?: string;
  /** weight of each piece, in grams, for weighed goods sold by the piece */
  cut?: Grams;
};

export type CartItem = LinePreferences & {
  itemId: number;
  product: Product;
  quantity: Quantity;
  total: Cents;
  options?: Record<string, string>;
  /** reason why the line can no longer be bought */
  warning?: Refusal;
};

/**
 * Facts of a cart that changes a placed order: the order, the deadline, and the cents authorised at
 * the payment provider.
 */
export type OrderChange = { orderId: number; before?: IsoInstant; authorisedAmount?: Cents };

/**
 * A line that cannot be parsed. The shopper pays for it and cannot change it. It is removable only
 * if the product's id is known.
 */
export type UnreadableItem = {
  itemId: number;
  productId?: number;
  name?: string;
  /** pieces, packs or kilograms; the unit is unknown */
  amount?: number;
  total?: Cents;
};

/** Bags of a kind: their number and total cost. */
export type OrderPackage = { name: string; quantity: number; total: Cents };
/** Bags or boxes for the goods. */
export type Packaging = { id: number; name: string; description?: string; cost: Cents };
/** `amount` is the deduction, as a positive number. */
export type GiftCode = { id: number; code: string; description?: string; amount: Cents };
/** A gift that this order earns after its delivery. */
export type GiftToCome = { description: string; amount: Cents };
/** A deduction from a line, by a gift code, or from the whole cart; `amount` is positive. */
export type Adjustment = { itemId?: number; giftId?: number; description: string; amount: Cents };

export type Cart = {
  id: number;
  /** "changing": the cart changes a placed order (7) */
  state: "open" | "locked" | "changing";
  user: Shopper;
  items: CartItem[];
  unreadable: UnreadableItem[];
  /** lines by department, if the chain groups them; a line may be in no department */
  sectors?: { name: string; itemIds: number[] }[];
  /** goods only */
  itemsTotal: Cents;
  packagesTotal: Cents;
  deliveryFee: Cents;
  giftCodes: GiftCode[];
  giftsToCome: GiftToCome[];
  adjustments: Adjustment[];
  /** everything */
  total: Cents;
  /** part of the goods that is weighed after picking */
  variableTotal: Cents;
  /** `total` with the weighed part at its max weight */
  estimatedMax: Cents;
  /** min cost of the goods; undefined if the cart lacks it (features/cart/panel/with-minimum.ts) */
  minimumOrder?: Cents;
  packages: OrderPackage[];
  packagingId?: number;
  address?: Address & { autoAssigned: boolean; service: Service };
  slot?: ChosenSlot;
  scope: Scope;
  note: string;
  /** an invoice is requested */
  wantsInvoice: boolean;
  points: number;
  /** sent by some backends for a cart in state "changing" */
  changes?: OrderChange;
};
