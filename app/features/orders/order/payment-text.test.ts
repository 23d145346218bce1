import { expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { toTransaction } from "~/ebsn/payments/mapping";
import { translatorFor } from "~/i18n/server";
import { sampleCart } from "~/lib/testing/sample-cart";
import type { PaymentKind } from "~/model/payment";
import { sampleOrder } from "../testing/sample-order";
import { isPaidLater, moneyText, paymentLine } from "./payment-text";

const t = translatorFor(tenants.loggia, "it");
const { address } = sampleCart();
const store = address && { ...address, kind: "store" as const };
const paidBy = (kind: PaymentKind) =>
  sampleOrder({ payment: { id: 1, kind, name: "" }, transaction: "inProgress" });

// spec orders: transaction states of an order in words (§3)
it("T16: moneyText has a text for each of six states, and is undefined for any other", () => {
  const said = [0, 1, 2, 3, 4, 5, 6, undefined].map((status) =>
    moneyText({ ...paidBy("card"), transaction: toTransaction(status) }, t),
  );
  expect(said).toEqual([
    ...["Rifiutato", "In corso", "Autorizzato", "Confermato", "Stornato", "Annullato", undefined, undefined],
  ]);
});

// spec orders: transaction states of an order in words (§3) <- app/features/orders/order/payment-text.ts
it("an unstarted payment says when it is due, a card payment is in progress", () => {
  const words = (
    ["onDelivery", "mealTicket", "bankTransfer", "deferred", "summaryInvoice", "card"] as const
  ).map((kind) => moneyText(paidBy(kind), t));
  expect(words).toEqual([
    ...["Da pagare alla consegna", "Da pagare alla consegna", "In attesa del bonifico"],
    ...["Da pagare alla scadenza", "Da pagare alla scadenza", "In corso"],
  ]);
  expect(moneyText({ ...paidBy("onDelivery"), address: store }, t)).toBe("Da pagare al ritiro");
  expect(moneyText({ ...paidBy("onDelivery"), transaction: "confirmed" }, t)).toBe("Confermato");
});

it("moneyText is undefined without a state, or if another order holds the money", () => {
  expect(moneyText(sampleOrder(), t)).toBeUndefined();
  expect(moneyText(sampleOrder({ transaction: "cancelled", replacedBy: 901 }), t)).toBeUndefined();
});

it("knows which orders have a day by which they are to be paid", () => {
  expect((["deferred", "summaryInvoice", "card"] as const).map((kind) => isPaidLater(paidBy(kind)))).toEqual([
    ...[true, true, false],
  ]);
});

it("paymentLine joins type and state, without repeating payment at the door", () => {
  const named = (kind: PaymentKind, name: string) => ({ ...paidBy(kind), payment: { id: 1, kind, name } });
  expect([
    paymentLine(named("onDelivery", "Alla consegna"), t),
    paymentLine(named("onDelivery", "Pagamento alla consegna"), t),
    paymentLine({ ...named("onDelivery", "Alla consegna"), address: store }, t),
    paymentLine(named("mealTicket", "Buoni pasto"), t),
    paymentLine({ ...named("card", "Visa"), transaction: "authorised" }, t),
  ]).toEqual([
    "Alla consegna",
    "Alla consegna",
    "Al ritiro",
    "Buoni pasto · Da pagare alla consegna",
    "Visa · Autorizzato",
  ]);
});
