import { expect, it } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { orderShop } from "../../testing/order-client";
import { sampleOrder } from "../../testing/sample-order";
import { loader } from "./invoice";

const order = sampleOrder({ id: 900, invoices: [{ id: 4, name: "Fattura 4" }] });
const open = (
  documentId: string,
  invoice: () => Promise<never> | Promise<{ type: string; body: ReadableStream }>,
) =>
  loader({
    context: orderShop({ orders: { view: async () => order, invoice } }).context,
    request: new Request(`http://shop.test/profile/orders/900/invoices/${documentId}`),
    params: { orderId: "900", documentId },
  }) as Promise<unknown> as Promise<Response>;
const document = async () => ({ type: "application/pdf", body: new Blob(["%PDF"]).stream() });
const fails = (kind: EbsnError["kind"]) => async () => {
  throw new EbsnError(kind, "order/invoice", { reason: "noInvoice" });
};

// spec orders: the invoice document; its error sentence (§8) <- app/features/orders/order/routes/invoice.tsx
it("streams the order's document with no-store", async () => {
  const answer = await open("4", document);
  expect([answer.headers.get("Content-Type"), answer.headers.get("Cache-Control")]).toEqual([
    "application/pdf",
    "no-store",
  ]);
  expect(await answer.text()).toBe("%PDF");
});

it.each(["refused", "down", "unreadable"] as const)(
  "leads to the order, which says so, where it is %s",
  async (kind) => {
    const answer = await open("4", fails(kind));
    expect(answer.headers.get("Location")).toBe("/profile/orders/900?invoice=failed");
  },
);

it("asks the backend for no document that the order does not name", async () => {
  const answer = await open("5", () => Promise.reject(new Error("asked")));
  expect(answer.headers.get("Location")).toBe("/profile/orders/900?invoice=failed");
});
