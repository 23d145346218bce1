import { describe, expect, it } from "vitest";
import { paymentFacts, paymentKinds, type PaymentKind } from "./payment";

const all = Object.keys(paymentKinds) as PaymentKind[];

describe("R5: the ways to pay stand in one table", () => {
  it("what is paid on a provider's page needs the provider, and nothing else does", () => {
    for (const kind of all) {
      const { paid, needs } = paymentFacts(kind);
      expect(needs === "provider", kind).toBe(paid === "provider");
    }
  });

  it("only a provider is known by its own name", () => {
    for (const kind of all) {
      const { ownName, paid } = paymentFacts(kind);
      if (ownName) expect(paid, kind).toBe("provider");
    }
  });

  // spec again: R5: one exhaustive table of order states, of ways to pay, of registration fields; a new one does not compile until every place knows it
  it("what is paid at the door is one set for checkout and order", () => {
    expect(all.filter((kind) => paymentFacts(kind).paid === "door")).toEqual([
      "onDelivery",
      "mealTicket",
      "mealCard",
    ]);
  });
});
