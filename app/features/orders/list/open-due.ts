import { isEbsnError } from "~/ebsn/errors";
import { formatCents } from "~/lib/money";
import { formatDay } from "~/lib/rome-date";
import type { Shop } from "~/platform/shop";

type DueShop = Pick<Shop, "t" | "locale"> & { ebsn: { orders: Pick<Shop["ebsn"]["orders"], "dueDates"> } };

/**
 * Summary of unpaid amounts of orders that are paid later; undefined if all are paid or the backend
 * fails.
 */
export async function openDue({ ebsn, t, locale }: DueShop): Promise<string | undefined> {
  const all = await ebsn.orders.dueDates().catch(notTold);
  const open = all.filter(({ state }) => state !== "paid");
  const [first] = open.map(({ dueOn }) => dueOn).sort();
  if (first === undefined) return undefined;
  const count = open.length;
  const amount = formatCents(
    open.reduce((sum, due) => sum + due.amount, 0),
    locale,
  );
  const expired = open.filter(({ state }) => state === "expired").length;
  const when =
    expired > 0
      ? t("orders.due.tileExpired", { count: expired })
      : t("orders.due.tileNext", { day: formatDay(first, locale, "long") });
  return `${t("orders.due.tile", { count, amount })}, ${when}`;
}

function notTold(error: unknown): [] {
  if (!isEbsnError(error) || error.kind === "session") throw error;
  return [];
}
