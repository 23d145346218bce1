import type { TextKey } from "~/i18n/translate";
import type { EndedStatus } from "~/model/order-status";
import type { PaymentOutcome } from "./payment-outcome";

type OutcomeTexts = { title: TextKey; text: TextKey; kind: "ok" | "warn" | "error" };

/** Orders that ended without their goods (§4): the same texts on every page. */
const ended: Record<EndedStatus, OutcomeTexts> = {
  cancelled: ending("cancelled"),
  invalid: ending("invalid"),
  notCollected: ending("notCollected"),
  failed: ending("failed"),
};

function ending(status: EndedStatus): OutcomeTexts {
  return { title: `checkout.ended.${status}.title`, text: `checkout.ended.${status}.text`, kind: "error" };
}

/**
 * Suspended orders (§4): the same texts on the page after ordering and on the page for paying
 * again.
 */
const suspended: Record<"refused" | "left", OutcomeTexts> = {
  refused: { title: "checkout.failed.title", text: "checkout.failed.text", kind: "error" },
  left: { title: "checkout.failed.title", text: "checkout.failed.left", kind: "error" },
};
const transfer: OutcomeTexts = {
  title: "checkout.completed.transferTitle",
  text: "checkout.completed.transfer",
  kind: "ok",
};

/** Texts of /cart/payment-completed by outcome of the payment. */
export const completedTexts: Record<PaymentOutcome, OutcomeTexts> = {
  pending: { title: "checkout.completed.pendingTitle", text: "checkout.completed.pending", kind: "warn" },
  transfer,
  onDelivery: { title: "checkout.completed.title", text: "checkout.completed.text", kind: "ok" },
  later: { title: "checkout.completed.title", text: "checkout.completed.later", kind: "ok" },
  paid: { title: "checkout.completed.title", text: "checkout.completed.text", kind: "ok" },
  ...suspended,
  ...ended,
};

/** Texts of /cart/payment-error, where a waiting order is paid, by outcome of the payment. */
export const paymentErrorTexts: Record<PaymentOutcome, OutcomeTexts> = {
  pending: { title: "checkout.failed.openTitle", text: "checkout.failed.open", kind: "warn" },
  transfer,
  onDelivery: { title: "checkout.failed.nothingTitle", text: "checkout.failed.onDelivery", kind: "ok" },
  later: { title: "checkout.failed.nothingTitle", text: "checkout.failed.later", kind: "ok" },
  paid: { title: "checkout.failed.nothingTitle", text: "checkout.failed.paid", kind: "ok" },
  ...suspended,
  ...ended,
};
