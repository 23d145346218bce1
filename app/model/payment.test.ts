import { describe, expect, it } from "vitest";
import { paymentFacts, paymentKinds, type PaymentKind } from "./payment";

const all = Object.keys(paymentKinds) as PaymentKind[];

describe("R5: ways to pay are in one table", () => {
  it("a way to pay needs a provider exactly if it is paid on the provider's page", () => {
    for (const kind of all) {
      const { paid, needs } = paymentFacts(kind);
      expect(needs === "provider", kind).toBe(paid === "provider");
    }
  });

  it("only a provider has its own name", () => {
    for (const kind of all) {
      const { ownName, paid } = paymentFacts(kind);
      if (ownName) expect(paid, kind).toBe("provider");
    }
  });

  // spec again: R5: one exhaustive table of order states, of ways to pay, of registration fields; a new one does not compile until every place knows it
  it("three ways to pay are paid at the door", () => {
    expect(all.filter((kind) => paymentFacts(kind).paid === "door")).toEqual([
      "onDelivery",
      "mealTicket",
      "mealCard",
    ]);
  });
});
