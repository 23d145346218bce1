import { describe, expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { sampleCart } from "~/lib/testing/sample-cart";
import { translatorFor } from "~/i18n/server";
import type { Order } from "~/model/order";
import { sampleOrder as order } from "../testing/sample-order";
import { orderRow } from "./order-row";
import { orderView } from "./view";

const { address } = sampleCart();
const t = translatorFor(tenants.loggia, "it");
describe("order status (§4)", () => {
  it.each<[Order["status"], string]>([
    ["waiting", "In attesa: completa il pagamento"],
    ["ordered", "Ordinato"],
    ["preparing", "In preparazione"],
    ["almostReady", "Quasi pronto"],
    ["out", "In consegna"],
    ["delivered", "Consegnato"],
    ["partial", "Consegnato in parte"],
    ["cancelled", "Annullato"],
    ["invalid", "Non valido"],
    ["notCollected", "Non ritirato"],
    ["failed", "Non riuscito"],
  ])("%s is %s", (status, words) => {
    expect(orderRow(order({ status }), t, "it").status).toBe(words);
  });

  it("says of what is collected that it is ready, then collected", () => {
    const store = address && { ...address, kind: "store" as const };
    const words = (status: Order["status"]) => orderRow(order({ status, address: store }), t, "it").status;
    const states = ["preparing", "out", "delivered", "cancelled"] as const;
    expect(states.map(words)).toEqual(["In preparazione", "Pronto per il ritiro", "Ritirato", "Annullato"]);
  });
});

describe("what goes on and off the goods", () => {
  const rows = (changes: Partial<Order>) =>
    orderView(order(changes), t, "it").extras.map(
      ({ term, value }) => `${term}: ${value.replace(/\s/, " ")}`,
    );
  const bag = { name: "Borsa", quantity: 2, total: 40 };
  const welcome = { id: 4, code: "BENVENUTO5", description: "Benvenuto", amount: 500 };

  it("bags by kind, or their sum where only that is known", () => {
    expect(rows({ packages: [bag], packagesTotal: 40 })).toEqual([
      expect.stringMatching(/^Borsa.*2: 0,40 €$/),
    ]);
    expect(rows({ packages: [], packagesTotal: 40 })).toEqual([expect.stringMatching(/: 0,40 €$/)]);
    expect(rows({ packages: [], packagesTotal: 0 })).toEqual([]);
  });

  it("a gift code once, though it is told as an adjustment, too; what is of a line stands at the line", () => {
    const taken = { description: "Benvenuto", amount: 500, giftId: 9 };
    const ofLine = { description: "Due euro", amount: 200, itemId: order().items[0]?.id };
    const service = { description: "Ci scusiamo", amount: 100 };
    const all = { packages: [], packagesTotal: 0, adjustments: [taken, ofLine, service] };
    expect(rows({ ...all, giftCodes: [welcome] })).toEqual([
      "Ci scusiamo: -1,00 €",
      expect.stringMatching(/BENVENUTO5: -5,00 €$/),
    ]);
    expect(rows({ ...all, giftCodes: [] })).toEqual(["Benvenuto: -5,00 €", "Ci scusiamo: -1,00 €"]);
  });
});

describe("order view", () => {
  it("gives deadlines in words, and only those that count", () => {
    const changeable = orderView(order({ changeBefore: "2026-11-27T14:00:00+01:00" }), t, "it");
    expect(changeable.changeBefore).toMatch(/ven 27 novembre alle 14:00/);
    expect(changeable.payBefore).toBeUndefined();
    const unpaid = orderView(order({ canPay: true, payBefore: "2026-11-20T18:12:00Z" }), t, "it");
    expect(unpaid.payBefore).toMatch(/19:12/);
  });

  it("speaks of pickup where the shopper collects", () => {
    const store = address && { ...address, kind: "store" as const };
    const view = orderView(order({ address: store, deliveryFee: 0 }), t, "it");
    expect([view.payment, view.service, view.fee]).toEqual([
      "Pagamento al ritiro",
      "Ritiro in negozio",
      { service: "Ritiro", amount: "gratis" },
    ]);
    expect(orderView(order(), t, "it").fee.service).toBe("Consegna");
    expect(
      orderView(order({ address: store, payment: { id: 1, kind: "card", name: "Carta" } }), t, "it").payment,
    ).toBe("Carta");
  });

  it("marks an order that an agent placed", () => {
    expect(orderView(order({ byAgent: true }), t, "it").agent).toBe(true);
    expect(orderRow(order({ byAgent: true }), t, "it").agent).toBe(true);
    expect(orderRow(order(), t, "it").agent).toBe(false);
  });

  it("shows quantity, place and slot of an order", () => {
    const view = orderView(order(), t, "it");
    expect(view.lines[0]?.quantity).toBe("2 pezzi");
    expect(view.where).toContain("Via Appia Nuova 12");
    expect(view.when).toBe("ven 27 novembre, 18:00-20:00");
  });
});
