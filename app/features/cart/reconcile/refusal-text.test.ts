import { describe, expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { translatorFor } from "~/i18n/server";
import { ceiling } from "~/lib/quantity";
import { sampleProduct } from "~/lib/testing/sample-product";
import type { Product } from "~/model/product";
import type { Refusal } from "~/model/refusal";
import { refusalFlash, refusalText } from "./refusal-text";

const t = translatorFor(tenants.loggia, "it");
const pasta = { name: "Pasta", brand: "", pack: "" };
const product = sampleProduct({
  ...pasta,
  classMax: { name: "Pasta di semola", max: 12 },
});

// spec §8: errors.minAcq, daily maximum, availability <- app/features/cart/reconcile/refusal-text.ts, app/features/cart/add/add-to-cart-action.ts
// spec attacked: S8 each refusal has its own sentence <- app/features/cart/reconcile/refusal-text.ts
it.each<[Refusal, string]>([
  ["tooMany", "Di Pasta hai raggiunto la quantità massima acquistabile in un giorno."],
  ["tooManyOfKind", "Puoi acquistare al massimo 12 pezzi di Pasta di semola per ordine."],
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

const soldAs = (left: number | undefined, min = 1) => {
  const rule = { ...sampleProduct().rule, min, first: min, max: left ?? 99 };
  return sampleProduct({ ...pasta, left, soldOut: left === 0, rule: { ...rule, max: ceiling(rule) } });
};

describe("S6: an unavailable quantity is shown in a dialog with OK,", () => {
  const told = async (now: Product | undefined, asked: number) => {
    const shop = { t, locale: "it" as const, ebsn: { catalog: { fresh: async () => now } } };
    return refusalFlash(shop, { reason: "soldOut" }, sampleProduct(pasta), asked);
  };
  // spec §8: codes of the popup list: a notification with OK, a piece of the page without script <- app/lib/popup.ts, app/features/cart/reconcile/refusal-text.ts, app/ui/message/toast-list.tsx, app/enhance/toasts.ts
  it.each<[string, Product | undefined, number, string]>([
    ["how many are left", soldAs(2), 3, "Di Pasta puoi avere al massimo 2 pezzi: non ne resta di più."],
    ["none left", soldAs(0), 3, "Pasta è esaurito. Guarda i prodotti simili nello stesso reparto."],
    [
      "less than the least is left",
      soldAs(2, 3),
      3,
      "Pasta è esaurito. Guarda i prodotti simili nello stesso reparto.",
    ],
    ["the backend contradicts itself", soldAs(undefined), 3, "Di Pasta non ne resta abbastanza."],
    ["the backend does not say", undefined, 3, "Di Pasta non ne resta abbastanza."],
  ])("%s", async (_, now, asked, text) => {
    expect(await told(now, asked)).toEqual({ kind: "error", text, popup: true });
  });

  it("shows other refusals without a dialog and without a request", async () => {
    const shop = {
      t,
      locale: "it" as const,
      ebsn: { catalog: { fresh: () => Promise.reject(new Error()) } },
    };
    const flash = await refusalFlash(shop, { reason: "tooMany" }, sampleProduct(pasta), 3);
    expect(flash.popup).toBeUndefined();
  });
});

it("S15: a reason without words of ours says the backend's", () => {
  const text = "Il carrello è in pagamento.";
  expect(refusalText({ t }, { reason: "other", text }, product)).toBe(text);
});
