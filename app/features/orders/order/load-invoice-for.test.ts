import { expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { EbsnError } from "~/ebsn/errors";
import { translatorFor } from "~/i18n/server";
import type { InvoicePerson } from "~/model/profile";
import { sampleOrder } from "../testing/sample-order";
import { letterheadOf } from "./letterhead";
import { loadInvoiceFor } from "./load-invoice-for";
import { receiptText } from "./receipt";
import { orderView } from "./order-view";

const t = translatorFor(tenants.loggia, "it");
const person = { id: 7, companyName: "Bianchi Srl", vatNumber: "01234567890" } as InvoicePerson;
const shop = (invoicePersons: () => Promise<InvoicePerson[]>) => ({
  t,
  ebsn: { profile: { invoicePersons } },
});
const known = shop(() => Promise.resolve([person]));

// spec again: T4: an invoice that was asked for is confirmed with its holder <- app/features/orders/order/load-invoice-for.ts
it("T4: names the invoice holder, and sends no request without an invoice", async () => {
  expect(await loadInvoiceFor(known, { invoicePersonId: 7 })).toBe("Bianchi Srl, 01234567890");
  expect(await loadInvoiceFor(known, { invoicePersonId: 8 })).toBe("sì");
  const asked = () => Promise.reject(new Error("nobody may ask"));
  expect(await loadInvoiceFor(shop(asked), {})).toBeUndefined();
});

it("T4: confirms an invoice with an unreadable holder, but rethrows an ended session", async () => {
  const failing = (kind: "down" | "session") => shop(() => Promise.reject(new EbsnError(kind, "list")));
  expect(await loadInvoiceFor(failing("down"), { invoicePersonId: 7 })).toBe("sì");
  await expect(loadInvoiceFor(failing("session"), { invoicePersonId: 7 })).rejects.toThrow();
});

it("T4: the receipt confirms the invoice with its holder", () => {
  const view = orderView(sampleOrder(), t, "it", "Bianchi Srl, 01234567890");
  expect(receiptText(view, letterheadOf(tenants.loggia), t)).toContain(
    "Fattura richiesta: Bianchi Srl, 01234567890",
  );
});
