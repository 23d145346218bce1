import { describe, expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { sampleCart } from "~/lib/testing/sample-cart";
import { translatorFor } from "~/i18n/server";
import type { IfMissing } from "~/model/cart";
import type { Order } from "~/model/order";
import { sampleOrder as order } from "../testing/sample-order";
import { orderRow } from "./order-row";
import { orderView } from "./order-view";

const { address } = sampleCart();
const t = translatorFor(tenants.loggia, "it");
describe("order status (§4)", () => {
  // spec §4: order status ids and their texts <- app/features/orders/order/order-view.ts
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

  // spec §4: pickup has texts of its own: ready, collected, paid on pickup <- app/features/orders/order/order-view.ts, app/features/checkout/payment-methods/choices.ts
  it("says of what is collected that it is ready, then collected", () => {
    const store = address && { ...address, kind: "store" as const };
    const words = (status: Order["status"]) => orderRow(order({ status, address: store }), t, "it").status;
    const states = ["preparing", "out", "delivered", "cancelled"] as const;
    expect(states.map(words)).toEqual(["In preparazione", "Pronto per il ritiro", "Ritirato", "Annullato"]);
  });
});

describe("T1: the lines above an order's total", () => {
  const sums = (changes: Partial<Order>) =>
    orderView(order(changes), t, "it").sums.map(({ term, value }) => `${term}: ${value.replace(/\s/, " ")}`);

  it("T1: lists bags, line discounts, the used part of a code, and delivery", () => {
    const ofLine = { description: "Ammaccato", amount: 200, itemId: 1 };
    const code = { id: 4, code: "BENVENUTO5", description: "Benvenuto", amount: 5000 };
    const taken = { description: "Benvenuto", amount: 4149, giftId: 4 };
    const bags = [{ name: "Borsa", quantity: 2, total: 30 }];
    const off = { packages: bags, adjustments: [ofLine, taken], giftCodes: [code], total: 420 };
    expect(sums(off)).toEqual([
      ...["Prodotti: 41,49 €", "Borsa × 2: 0,30 €", "Ammaccato: -2,00 €"],
      ...["Codice BENVENUTO5: -41,49 €", "Consegna: 5,90 €"],
    ]);
    expect(orderView(order(off), t, "it").sums[3]?.note?.replaceAll("\u00a0", " ")).toBe(
      "Vale 50,00 €: ne usi 41,49 €.",
    );
  });

  it("T1: a line that cannot be read stands among the lines, because it is paid", () => {
    const view = orderView(order({ unreadable: [{ itemId: 8, amount: 1, total: 250 }] }), t, "it");
    expect(view.unreadable.map(({ name, total }) => `${name}: ${total.replace(/\s/, " ")}`)).toEqual([
      "Prodotto che ora non possiamo mostrare: 2,50 €",
    ]);
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

  // spec §4: pickup has texts of its own: ready, collected, paid on pickup
  it("speaks of pickup where the shopper collects", () => {
    const store = address && { ...address, kind: "store" as const };
    const view = orderView(order({ address: store, deliveryFee: 0 }), t, "it");
    expect([view.payment, view.service]).toEqual(["Al ritiro", "Ritiro in negozio"]);
    expect(view.sums).toContainEqual({ term: "Ritiro", value: "gratis" });
    expect(orderView(order(), t, "it").sums.map(({ term }) => term)).toContain("Consegna");
    expect(
      orderView(order({ address: store, payment: { id: 1, kind: "card", name: "Carta" } }), t, "it").payment,
    ).toBe("Carta");
  });

  // spec law: withdrawal by a function of the shop, in two steps, with a receipt (art. 11a Directive 2011/83/EU) <- app/features/orders/order/order-actions.tsx
  it("leads to the withdrawal while its contract holds, unless all of it is weighed", () => {
    const withdrawable = (more: Partial<Order>) => orderView(order(more), t, "it").canWithdraw;
    const all = ["waiting", "ordered", "out", "delivered", "partial", "cancelled"] as const;
    expect(all.filter((status) => withdrawable({ status }))).toEqual([
      "ordered",
      "out",
      "delivered",
      "partial",
    ]);
    const items = order().items.map((item) => ({ ...item, product: { ...item.product, weighed: true } }));
    expect(withdrawable({ status: "delivered", items })).toBe(false);
    const unreadable = [{ itemId: 9, name: "Padella", total: 1990, amount: 1 }];
    expect(withdrawable({ status: "delivered", items, unreadable })).toBe(true);
  });

  // spec §1: orders placed by an agent are marked <- app/features/orders/order/order-view.ts
  it("marks an order that an agent placed", () => {
    expect(orderView(order({ byAgent: true }), t, "it").agent).toBe(true);
    expect(orderRow(order({ byAgent: true }), t, "it").agent).toBe(true);
    expect(orderRow(order(), t, "it").agent).toBe(false);
  });

  // spec §2.1: /profile/orders and /profile/orders/{orderId} <- app/features/orders/list/routes/orders.tsx, app/features/orders/order/routes/order.tsx
  it("shows quantity, place and slot of an order", () => {
    const view = orderView(order(), t, "it");
    expect(view.lines[0]?.quantity).toBe("2 pezzi");
    expect(view.where).toContain("Via Appia Nuova 12");
    expect(view.when).toBe("ven 27 novembre, 18:00-20:00");
  });
});

// spec orders: V7: an order that cannot be changed says why <- app/features/orders/order/order-view.ts, app/features/orders/why-closed.ts
it("V7: says why a future order cannot be changed: the card, or its preparation", () => {
  const why = (more: Partial<Order>) => orderView(order(more), t, "it").whyUnchangeable;
  const card = { id: 1, kind: "card", name: "Carta" } as const;
  expect(why({})).toBeUndefined();
  expect(why({ canModify: false, payment: card })).toBe("Non si può modificare: è già pagato con carta.");
  const preparing = { status: "preparing", canModify: false } as const;
  expect(why(preparing)).toBe("Non si può modificare: il negozio lo prepara già.");
  expect(why({ ...preparing, changeBefore: "2026-11-27T14:00:00+01:00" })).toBe(
    "Non si può modificare: in preparazione dalle 14:00 di ven 27 novembre.",
  );
  expect(why({ status: "delivered", canModify: false })).toBeUndefined();
});

// spec §2.4: what is wanted if a product is missing (similar, call, nothing), for the cart and for a line, with a note and the weight of each piece
it("W10: shows a common preference once, else what differs at its line, until delivery", () => {
  const [item] = order().items;
  if (!item) throw new Error("no line");
  const wish = (ifMissing: IfMissing, id = 1) => ({ ...item, id, ifMissing });
  const wanted = (more: Partial<Order>) => {
    const { wishForAll, lines } = orderView(order(more), t, "it");
    return [wishForAll, ...lines.map((line) => line.ifMissing)];
  };
  expect(wanted({ items: [wish("call"), wish("call", 2)] })).toEqual(["chiamami", undefined, undefined]);
  const differing = [wish("similar"), wish("call", 2)];
  expect(wanted({ items: differing })).toEqual([
    t("cart.preferences.forAllMixed"),
    undefined,
    "Se manca: chiamami",
  ]);
  expect(wanted({ items: [wish("similar")] })).toEqual([undefined, "Se manca: uno simile"]);
  expect(wanted({ items: differing, status: "delivered" })).toEqual([undefined, undefined, undefined]);
  expect(wanted({ items: [item] })).toEqual([undefined, undefined]);
});
