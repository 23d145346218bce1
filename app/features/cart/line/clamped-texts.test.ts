import { expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { translatorFor } from "~/i18n/server";

const t = translatorFor(tenants.loggia, "it");
const what = { name: "Acqua", amount: "3 pezzi" };

// spec §8: errors.minAcq, daily maximum, availability
it("T13: a raised quantity says what the cart holds, a refused quantity does not", () => {
  expect(t("cart.clamped.min", what)).toBe(
    "Di Acqua non puoi acquistare meno di 3 pezzi: ora nel carrello ne hai 3 pezzi.",
  );
  expect(t("cart.errors.tooLittle", what)).toBe("Di Acqua non puoi acquistare meno di 3 pezzi.");
});
