type PaymentFacts = {
  /** where and when the money comes: on the provider's own page, by bank transfer, with the goods, or by a due date */
  paid: "provider" | "transfer" | "door" | "later" | "unknown";
  /** what paying so asks for besides the order: the payment provider's own page, somebody to invoice, or nothing */
  needs: "provider" | "billing" | "nothing";
  /** the provider is known by its own name, as the backend gives it */
  ownName?: true;
};

/** Every payment method (§9), and all that the shop derives from it. A new one is a row here, its ids in ebsn/payments/mapping.ts, and its texts. */
export const paymentKinds = {
  card: { paid: "provider", needs: "provider" },
  online: { paid: "provider", needs: "provider", ownName: true },
  wallet: { paid: "provider", needs: "provider", ownName: true },
  bankTransfer: { paid: "transfer", needs: "nothing" },
  onDelivery: { paid: "door", needs: "nothing" },
  /** paper ones, handed over at the door */
  mealTicket: { paid: "door", needs: "nothing" },
  /** the tickets' card, read at the door */
  mealCard: { paid: "door", needs: "nothing" },
  deferred: { paid: "later", needs: "nothing" },
  summaryInvoice: { paid: "later", needs: "billing" },
  /** one that the backend knows and this shop does not */
  other: { paid: "unknown", needs: "nothing" },
} as const satisfies Record<string, PaymentFacts>;

export type PaymentKind = keyof typeof paymentKinds;

/** The row of a payment method. */
export const paymentFacts = (kind: PaymentKind): PaymentFacts => paymentKinds[kind];

/** A card that the provider has kept; `expires` is "yyyy-MM". */
export type SavedPayment = { id: number; name: string; expires?: string };

export type PaymentType = {
  id: number;
  kind: PaymentKind;
  needs: PaymentFacts["needs"];
  name: string;
  description?: string;
  saved: SavedPayment[];
};

/** How an order is to be paid, and where the provider sends the shopper back to; each address holds `{orderId}`. */
export type PaymentSelection = {
  paymentTypeId: number;
  savedPaymentId?: number;
  invoicePersonId?: number;
  returnOk: string;
  returnKo: string;
};

/** How the money of an order stands at the provider (§3). */
export type TransactionState = "error" | "inProgress" | "authorised" | "confirmed" | "reversed" | "cancelled";
