import { expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { EbsnError } from "~/ebsn/errors";
import { translatorFor } from "~/i18n/server";
import type { DueDate } from "~/model/order";
import { openDue } from "./open-due";

const t = translatorFor(tenants.loggia, "it");
const due = (dueOn: string, state: DueDate["state"]): DueDate => ({
  id: 1,
  orderId: 1,
  dueOn,
  amount: 2690,
  state,
});
const told = (dueDates: () => Promise<DueDate[]>) =>
  openDue({ t, locale: "it", ebsn: { orders: { dueDates } } });

// spec orders: payment due dates, their states and their sentence (§3, §8)
it("says how much is open and which comes first, or how many are over", async () => {
  const open = [due("2026-12-31", "pending"), due("2026-11-28", "expiring"), due("2026-10-01", "paid")];
  expect(await told(async () => open)).toBe(
    "2 da pagare: 53,80\u00a0€, la prima scade sabato 28 novembre 2026",
  );
  expect(await told(async () => [...open, due("2026-11-02", "expired")])).toBe(
    "3 da pagare: 80,70\u00a0€, 1 scaduta",
  );
});

it("returns undefined if all is paid or the backend fails, but rethrows an ended session", async () => {
  expect(await told(async () => [due("2026-10-01", "paid")])).toBeUndefined();
  expect(await told(() => Promise.reject(new EbsnError("down", "payment-due-date/list")))).toBeUndefined();
  await expect(
    told(() => Promise.reject(new EbsnError("session", "payment-due-date/list"))),
  ).rejects.toThrow();
});
