import type { Translate } from "~/i18n/translate";
import { formatCents } from "~/lib/money";
import { formatDay } from "~/lib/rome-date";
import type { Locale } from "~/model/locale";
import type { DueDate } from "~/model/order";

const tones = { paid: "ok", pending: "info", expiring: "warn", expired: "error" } as const;

/**
 * Returns the due dates in words. Unpaid amounts come first, the earliest day on top; paid amounts
 * follow, newest first.
 */
export const dueViews = (all: DueDate[], t: Translate, locale: Locale) =>
  [...all].sort(mostPressingFirst).map(({ id, orderId, dueOn, amount, state }) => ({
    id,
    orderId,
    state: t(`orders.due.states.${state}`),
    tone: tones[state],
    when: t(state === "expired" || state === "paid" ? "orders.due.was" : "orders.due.on", {
      day: formatDay(dueOn, locale, "long"),
    }),
    amount: formatCents(amount, locale),
  }));

function mostPressingFirst(a: DueDate, b: DueDate): number {
  const paid = Number(a.state === "paid") - Number(b.state === "paid");
  if (paid !== 0) return paid;
  const days = a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : a.id - b.id;
  return a.state === "paid" ? -days : days;
}
