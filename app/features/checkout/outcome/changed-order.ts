import type { Order } from "~/model/order";
import type { Shop } from "~/platform/shop";
import { isSent, type PaymentOutcome } from "./payment-outcome";

/**
 * Returns the outcome's texts for an order that results from a change in this session: they name
 * the changed order instead of thanking for a new order. Undefined for any other order, and until
 * its payment is settled.
 */
export function changedOrderTexts(
  { session, t }: Pick<Shop, "t"> & { session: Pick<Shop["session"], "changed"> },
  { id }: Pick<Order, "id">,
  outcome: PaymentOutcome,
): { title: string; text: string } | undefined {
  const { changed } = session;
  if (changed?.id !== id || !isSent(outcome) || outcome === "transfer") return undefined;
  const { before } = changed;
  return {
    title: t("checkout.completed.changedTitle"),
    text:
      before === undefined || before === id
        ? t("checkout.completed.changedSame", { id })
        : t("checkout.completed.changed", { id, before }),
  };
}
