/** The ways to pay (§9). */
export type PaymentKind =
  | "card"
  | "onDelivery"
  | "deferred"
  | "online"
  | "wallet"
  | "bankTransfer"
  | "summaryInvoice"
  | "mealTicket"
  | "other";

/** What paying so asks for besides the order: the payment provider's own page, saved billing data, or nothing. */
export type PaymentNeeds = "provider" | "billing" | "nothing";

export type PaymentType = {
  id: number;
  kind: PaymentKind;
  needs: PaymentNeeds;
  name: string;
  description?: string;
  saved: { id: number; name: string }[];
};

/** How the money of an order stands at the provider (§3). */
export type TransactionState = "error" | "inProgress" | "authorised" | "confirmed" | "reversed" | "cancelled";
