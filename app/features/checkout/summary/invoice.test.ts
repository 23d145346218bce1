import { expect, test } from "vitest";
import { invoiceOffered } from "./invoice";

// spec §9: constants that are settings of a chain change what its shop asks and shows <- app/features/checkout/summary/invoice.ts
test("an invoice is offered for the warehouses that the chain names", () => {
  const cart = { scope: { warehouse: 89, date: "0" as const, timeslot: 0 } };
  expect(invoiceOffered({ invoiceWarehouses: [89] }, cart)).toBe(true);
  expect(invoiceOffered({ invoiceWarehouses: [12, 14] }, cart)).toBe(false);
  expect(invoiceOffered({ invoiceWarehouses: [] }, cart)).toBe(false);
});
