/** The ways to pay (§9). */
export type PaymentKind =
  | "card"
  | "onDelivery"
  | "deferred"
  | "online"
  | "wallet"
  | "bankTransfer"
  | "summaryInvoice"
  /** paper ones, handed over at the door */
  | "mealTicket"
  /** the tickets' card, read at the door */
  | "mealCard"
  | "other";

/** What paying so asks for besides the order: the payment provider's own page, somebody to invoice, or nothing. */
export type PaymentNeeds = "provider" | "billing" | "nothing";

/** A card that the provider has kept; `expires` is "yyyy-MM". */
export type SavedPayment = { id: number; name: string; expires?: string };

export type PaymentType = {
  id: number;
  kind: PaymentKind;
  needs: PaymentNeeds;
  name: string;
  description?: string;
  saved: SavedPayment[];
};

/** How an order is to be paid, and where the provider sends the shopper back to; each address holds `{orderId}`. */
export type WayToPay = {
  paymentTypeId: number;
  savedPaymentId?: number;
  invoicePersonId?: number;
  returnOk: string;
  returnKo: string;
};

/** How the money of an order stands at the provider (§3). */
export type TransactionState = "error" | "inProgress" | "authorised" | "confirmed" | "reversed" | "cancelled";
