import { expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { translatorFor } from "~/i18n/server";
import type { Refusal } from "~/model/refusal";
import { refusalFlash, refusalText } from "./refusal-text";

const t = translatorFor(tenants.loggia, "it");
const product = { name: "Pasta", classMax: { name: "Pasta di semola", max: 12 } };

// spec §8: errors.minAcq, daily maximum, availability <- app/features/cart/reconcile/refusal-text.ts, app/features/cart/add/add-to-cart-action.ts
// spec attacked: S8 each refusal has its own sentence <- app/features/cart/reconcile/refusal-text.ts
it.each<[Refusal, string]>([
  ["tooMany", "Di Pasta hai raggiunto la quantità massima acquistabile in un giorno."],
  ["tooManyOfKind", "Puoi acquistare al massimo 12 pezzi di Pasta di semola per spesa."],
  ["other", "Non siamo riusciti ad aggiungere Pasta al carrello. Riprova."],
])("S8: %s", (reason, words) => {
  expect(refusalText({ t }, { reason }, product)).toBe(words);
});

// spec attacked: S8 each refusal has its own sentence
it("S8: a change of quantity that fails does not speak of adding", () => {
  expect(refusalText({ t }, { reason: "other" }, product, "settingProduct")).toBe(
    "Non siamo riusciti a cambiare la quantità di Pasta. Riprova.",
  );
});

// spec §8: codes of the popup list: a notification with OK, a piece of the page without script <- app/lib/popup.ts, app/features/cart/reconcile/refusal-text.ts, app/ui/message/toast-list.tsx, app/enhance/toasts.ts
it("S8: what is not available in that quantity is told in a dialog with OK, other refusals pass", () => {
  expect(refusalFlash({ t }, { reason: "soldOut" }, product)).toMatchObject({ kind: "error", popup: true });
  expect(refusalFlash({ t }, { reason: "tooMany" }, product).popup).toBeUndefined();
});

it("S15: a reason without words of ours says the backend's", () => {
  const text = "Il carrello è in pagamento.";
  expect(refusalText({ t }, { reason: "other", text }, product)).toBe(text);
});
