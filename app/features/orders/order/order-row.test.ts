import { expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { translatorFor } from "~/i18n/server";
import { sampleProduct } from "~/lib/testing/sample-product";
import { sampleOrder } from "../testing/sample-order";
import { listedOrder } from "./order-row";

const t = translatorFor(tenants.loggia, "it");
const items = Array.from({ length: 6 }, (_, index) => ({
  id: index,
  product: sampleProduct({ id: index, name: `Prodotto ${index}`, image: `/${index}.svg` }),
  quantity: { by: "piece" as const, value: 1 },
  total: 100,
  ...(index === 1 && { missing: true as const }),
}));

// spec orders: U24 orders show what was in them <- app/features/orders/order/order-row.ts
it("U24: a row has a day, a total and pictures of what was given", () => {
  const row = listedOrder(sampleOrder({ items, itemCount: 6 }), t, "it", 7);
  expect(row).toMatchObject({ items: "6 prodotti", total: "47,69\u00a0€", more: 2, own: true });
  expect(row.pictures.map(({ image }) => image)).toEqual(["/0.svg", "/2.svg", "/3.svg"]);
  expect(row.names).toBe("Prodotto 0, Prodotto 2, Prodotto 3, Prodotto 4, Prodotto 5");
  expect(row.placed).toBe("Ordinato ven 20 nov alle 18:42");
  expect(row.number).toMatch(/^Ordine \d+ del 20 novembre$/);
  const four = listedOrder(sampleOrder({ items: items.slice(0, 5), itemCount: 5 }), t, "it", 7);
  expect([four.pictures.length, four.more]).toEqual([4, 0]);
});

it("an order of another person names that person and is not the shopper's own", () => {
  const person = { id: 8, name: "Marta Neri" };
  expect(listedOrder(sampleOrder({ person }), t, "it", 7)).toMatchObject({
    person: "Ordinato da Marta Neri",
    own: false,
  });
  expect(listedOrder(sampleOrder({ person }), t, "it", 8).own).toBe(true);
});

// spec orders: an order that waits for its payment can be paid from the list, by who placed it <- app/features/orders/order/order-row.ts, app/features/orders/list/order-card.tsx
it("an unpaid order shows the amount to pay only to its own shopper", () => {
  const waiting = (more: Parameters<typeof sampleOrder>[0]) =>
    listedOrder(sampleOrder({ status: "waiting", canPay: true, ...more }), t, "it", 7).toPay;
  expect(waiting({})).toBe("47,69\u00a0€");
  expect(waiting({ person: { id: 8, name: "Marta Neri" } })).toBeUndefined();
  expect(waiting({ status: "ordered", canPay: false })).toBeUndefined();
});

// spec orders: V9: orders say products and pieces <- app/features/orders/order/order-row.ts
it("V9: an order shows its products, and its pieces if they are known and differ", () => {
  const said = (more: Parameters<typeof sampleOrder>[0]) => listedOrder(sampleOrder(more), t, "it", 7).items;
  expect(said({})).toBe("1 prodotto, 2 pezzi");
  expect(said({ items, itemCount: 6 })).toBe("6 prodotti");
  expect(said({ items: [], itemCount: 8 })).toBe("8 prodotti");
  expect(said({ itemCount: undefined })).toBeUndefined();
});
