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

/** What kind of payment a type's id stands for; "other" for one that the shop does not know. */
export const toPaymentKind = (id: number): PaymentKind => kinds.get(id) ?? "other";

/** A payment method with the cards that were kept of it. */
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

/** "yyyy-MM" of "MM/yyyy"; undefined for anything else. */
const toMonth = (written: string | undefined): string | undefined =>
  written && /^(0[1-9]|1[0-2])\/\d{4}$/.test(written) ? written.split("/").reverse().join("-") : undefined;

/** The state of a transaction; undefined for one that §3 does not name. */
export const toTransaction = (status: number | undefined): TransactionState | undefined =>
  status === undefined ? undefined : transactions[status];
