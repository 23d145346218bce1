import { paymentKinds, type PaymentKind, type PaymentType, type TransactionState } from "~/model/payment";
import type { WirePaymentType } from "./wire";
import { keysById } from "../transport/wire/keys-by-id";

/** §9, payment type ids. */
const kindIds = {
  card: [1],
  onDelivery: [2],
  deferred: [11],
  online: [12, 113],
  wallet: [13],
  bankTransfer: [17],
  summaryInvoice: [101],
  mealTicket: [18],
  mealCard: [19],
  other: [],
} satisfies Record<PaymentKind, readonly number[]>;
const kinds = keysById<PaymentKind>(kindIds);

const transactions: readonly TransactionState[] = [
  "error",
  "inProgress",
  "authorised",
  "confirmed",
  "reversed",
  "cancelled",
];

/** Returns the kind of a payment type id; "other" for an unknown id. */
export const toPaymentKind = (id: number): PaymentKind => kinds.get(id) ?? "other";

/** Maps a payment method with its saved cards. */
export function toPaymentType(wire: WirePaymentType): PaymentType {
  const kind = toPaymentKind(wire.paymentTypeId);
  return {
    id: wire.paymentTypeId,
    kind,
    needs: paymentKinds[kind].needs,
    name: wire.name,
    description: wire.description,
    saved: wire.userPaymentAuths.map((auth) => ({
      id: auth.userPaymentAuthId,
      name: auth.name,
      expires: toMonth(auth.expires),
    })),
  };
}

/** Converts "MM/yyyy" to "yyyy-MM"; undefined for any other text. */
const toMonth = (written: string | undefined): string | undefined =>
  written && /^(0[1-9]|1[0-2])\/\d{4}$/.test(written) ? written.split("/").reverse().join("-") : undefined;

/** Returns the state of a transaction; undefined for a state missing in §3. */
export const toTransaction = (status: number | undefined): TransactionState | undefined =>
  status === undefined ? undefined : transactions[status];
