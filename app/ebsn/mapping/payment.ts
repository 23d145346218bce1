import type { PaymentKind, PaymentNeeds, PaymentType, TransactionState } from "~/model/payment";
import type { WirePaymentType } from "../wire/checkout";

/** §9, payment type ids. */
const kinds = new Map<number, PaymentKind>([
  [1, "card"],
  [2, "onDelivery"],
  [11, "deferred"],
  [12, "online"],
  [113, "online"],
  [13, "wallet"],
  [17, "bankTransfer"],
  [101, "summaryInvoice"],
  [18, "mealTicket"],
  [19, "mealCard"],
]);

const needs: Partial<Record<PaymentKind, PaymentNeeds>> = {
  card: "provider",
  online: "provider",
  wallet: "provider",
  summaryInvoice: "billing",
};

const transactions: readonly TransactionState[] = [
  "error",
  "inProgress",
  "authorised",
  "confirmed",
  "reversed",
  "cancelled",
];

export const toPaymentKind = (id: number): PaymentKind => kinds.get(id) ?? "other";

export function toPaymentType(wire: WirePaymentType): PaymentType {
  const kind = toPaymentKind(wire.paymentTypeId);
  return {
    id: wire.paymentTypeId,
    kind,
    needs: needs[kind] ?? "nothing",
    name: wire.name,
    description: wire.description,
    saved: wire.userPaymentAuths.map((auth) => ({
      id: auth.userPaymentAuthId,
      name: auth.name,
      expires: toMonth(auth.expires),
    })),
  };
}

/** "yyyy-MM" of "MM/yyyy"; undefined for anything else. */
const toMonth = (written: string | undefined): string | undefined =>
  written && /^(0[1-9]|1[0-2])\/\d{4}$/.test(written) ? written.split("/").reverse().join("-") : undefined;

/** The state of a transaction; undefined for one that §3 does not name. */
export const toTransaction = (status: number | undefined): TransactionState | undefined =>
  status === undefined ? undefined : transactions[status];
