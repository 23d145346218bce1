import { expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { translatorFor } from "~/i18n/server";
import { changedOrderTexts } from "./changed-order";

const t = translatorFor(tenants.loggia, "it");
const said = (
  changed: { id: number; before?: number } | undefined,
  outcome: "paid" | "refused" | "transfer",
) => changedOrderTexts({ t, session: { changed } }, { id: 901 }, outcome);

// spec orders: V7: the outcome of a changed order says which one was changed <- app/features/checkout/outcome/changed-order.ts
it("V7: the outcome of a changed order names it instead of thanking for a new order", () => {
  expect(said({ id: 901, before: 900 }, "paid")).toEqual({
    title: "Ordine modificato",
    text: "Abbiamo modificato il tuo ordine 900: ora ha il numero 901. Il resto è come prima.",
  });
  const same = "Abbiamo modificato il tuo ordine 901. Il resto è come prima.";
  for (const before of [901, undefined]) expect(said({ id: 901, before }, "paid")?.text).toBe(same);
});

it("V7: an unchanged order, or an order waiting for its money, has no text of its own", () => {
  expect(said(undefined, "paid")).toBeUndefined();
  expect(said({ id: 899, before: 898 }, "paid")).toBeUndefined();
  expect(said({ id: 901, before: 900 }, "refused")).toBeUndefined();
  expect(said({ id: 901, before: 900 }, "transfer")).toBeUndefined();
});
