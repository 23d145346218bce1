import { expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { EbsnError } from "~/ebsn/errors";
import { translatorFor } from "~/i18n/server";
import type { DueDate } from "~/model/order";
import { orderShop } from "../testing/order-client";
import { dueViews } from "./due-view";
import { loader } from "./routes/due-dates";

const t = translatorFor(tenants.loggia, "it");
const due = (id: number, dueOn: string, state: DueDate["state"]): DueDate => ({
  id,
  orderId: id,
  dueOn,
  amount: 2690,
  state,
});

it("sorts urgent states first and paid states last, each in words", () => {
  const all = [
    due(1, "2026-09-30", "paid"),
    due(2, "2026-12-31", "pending"),
    due(3, "2026-11-28", "expiring"),
    due(4, "2026-11-20", "expired"),
    due(5, "2026-10-31", "paid"),
  ];
  expect(dueViews(all, t, "it").map(({ id, state, tone }) => `${id} ${state} ${tone}`)).toEqual([
    "4 Scaduta error",
    "3 In scadenza warn",
    "2 Da pagare info",
    "5 Pagata ok",
    "1 Pagata ok",
  ]);
  expect(dueViews(all.slice(2, 4), t, "it").map(({ when }) => when)).toEqual([
    "Scadeva venerdì 20 novembre 2026",
    "Scade sabato 28 novembre 2026",
  ]);
});

// spec orders: payment due dates, their states and their sentence (§3, §8) <- app/features/orders/list/due-view.ts, app/features/orders/list/routes/due-dates.tsx
it("says in the sentence of §8 that they do not come", async () => {
  const dueDates = async () => {
    throw new EbsnError("down", "payment-due-date/list");
  };
  const { context } = orderShop({ orders: { dueDates } });
  const answer = await loader({
    context,
    request: new Request("http://shop.test/profile/due-dates"),
    params: {},
  });
  expect(answer).toMatchObject({ data: { due: undefined }, init: { status: 503 } });
  expect(t("orders.due.failed")).toBe("Il sistema ha riscontrato un errore!");
});
