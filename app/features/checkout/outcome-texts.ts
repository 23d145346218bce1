import type { TextKey } from "~/i18n/translate";
import type { PaymentOutcome } from "./payment-outcome";

type OutcomeTexts = { title: TextKey; text: TextKey; kind: "ok" | "warn" | "error" };

/** An order that ended without its goods (§4): the same texts on every page that shows it. */
const ended = {
  cancelled: ending("cancelled"),
  invalid: ending("invalid"),
  notCollected: ending("notCollected"),
  failed: ending("failed"),
};

function ending(status: "cancelled" | "invalid" | "notCollected" | "failed"): OutcomeTexts {
  return { title: `checkout.ended.${status}.title`, text: `checkout.ended.${status}.text`, kind: "error" };
}

/** Texts of the page after ordering. */
export const afterOrdering: Record<PaymentOutcome, OutcomeTexts> = {
  pending: { title: "checkout.completed.pendingTitle", text: "checkout.completed.pending", kind: "warn" },
  onDelivery: { title: "checkout.completed.title", text: "checkout.completed.text", kind: "ok" },
  paid: { title: "checkout.completed.title", text: "checkout.completed.text", kind: "ok" },
  ...ended,
};

/** Texts of the page after a failed payment. */
export const afterRefusal: Record<PaymentOutcome, OutcomeTexts> = {
  pending: { title: "checkout.failed.title", text: "checkout.failed.text", kind: "error" },
  onDelivery: { title: "checkout.failed.nothingTitle", text: "checkout.failed.onDelivery", kind: "ok" },
  paid: { title: "checkout.failed.nothingTitle", text: "checkout.failed.paid", kind: "ok" },
  ...ended,
};
