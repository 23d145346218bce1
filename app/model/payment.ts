type PaymentFacts = {
  /**
   * time and place of the payment: the provider's page, by bank transfer, at the door, or by a due
   * date
   */
  paid: "provider" | "transfer" | "door" | "later" | "unknown";
  /** requirement besides the order: the provider's page, an invoice person, or nothing */
  needs: "provider" | "billing" | "nothing";
  /** shown under the provider's name from the backend */
  ownName?: true;
};

/**
 * All payment methods (§9), and the facts that the shop derives from them. A new method needs a row
 * here, its ids in ebsn/payments/mapping.ts, and its texts.
 */
export const paymentKinds = {
  card: { paid: "provider", needs: "provider" },
  online: { paid: "provider", needs: "provider", ownName: true },
  wallet: { paid: "provider", needs: "provider", ownName: true },
  bankTransfer: { paid: "transfer", needs: "nothing" },
  onDelivery: { paid: "door", needs: "nothing" },
  /** paper tickets, handed over at the door */
  mealTicket: { paid: "door", needs: "nothing" },
  /** card of meal tickets, read at the door */
  mealCard: { paid: "door", needs: "nothing" },
  deferred: { paid: "later", needs: "nothing" },
  summaryInvoice: { paid: "later", needs: "billing" },
  /** known to the backend but not to this shop */
  other: { paid: "unknown", needs: "nothing" },
} as const satisfies Record<string, PaymentFacts>;

export type PaymentKind = keyof typeof paymentKinds;

/** Returns the row of a payment method. */
export const paymentFacts = (kind: PaymentKind): PaymentFacts => paymentKinds[kind];

/** A card stored by the provider; `expires` is "yyyy-MM". */
export type SavedPayment = { id: number; name: string; expires?: string };

export type PaymentType = {
  id: number;
  kind: PaymentKind;
  needs: PaymentFacts["needs"];
  name: string;
  description?: string;
  saved: SavedPayment[];
};

/** Chosen payment of an order, and the provider's return addresses; each contains `{orderId}`. */
export type PaymentSelection = {
  paymentTypeId: number;
  savedPaymentId?: number;
  invoicePersonId?: number;
  returnOk: string;
  returnKo: string;
};

/** State of an order's transaction at the provider (§3). */
export type TransactionState = "error" | "inProgress" | "authorised" | "confirmed" | "reversed" | "cancelled";
