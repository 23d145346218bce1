import type { Order } from "~/model/order";
import type { Shop } from "~/platform/shop";
import { isSent, type PaymentOutcome } from "./payment-outcome";

/**
 * What the outcome says of an order that came of a change in this session: which one was changed, instead of thanks for a new one. Undefined for any other,
 * and while its money is still to be seen to.
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
