import { beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { createEbsn } from "~/ebsn/create-ebsn";
import { isEbsnError } from "~/ebsn/errors";
import { specifiedCalls } from "~/ebsn/testing/specified-calls";
import { call, control, fetchSandbox, login } from "../workers/sandbox/kernel/testing";

const origin = "http://127.0.0.1:8788/t/loggia";
const noted = z.object({
  calls: z.array(z.object({ path: z.string(), unnamed: z.array(z.string()).optional() })),
});

beforeAll(() => control("reset"));

/** Calls whose responses report unknown input names. */
async function unnamed() {
  const { calls } = noted.parse(await (await call("/sandbox/calls")).json());
  return calls.flatMap(({ path, unnamed }) => (unnamed ? [`${path}: ${unnamed.join(" ")}`] : []));
}

// spec §7: every call is made with the method, the path and the parameters that it names
it("S10: the sandbox's own list has every name that the shop sends", async () => {
  const account = await login("regular@example.com");
  await control("calls/clear");
  for (const { make } of specifiedCalls) {
    const ebsn = createEbsn({
      ...{ origin, pictureBase: origin, shopOrigin: "https://www.loggia.example", version: "1.1.26" },
      ...{ uuid: "0".repeat(32), paymentOrigins: [], tokens: { account }, onTokens: () => undefined },
      scope: () => ({ warehouse: 0, date: "0", timeslot: 0 }),
      uniformDelayMs: 0,
      fetch: async (address, init) => {
        const { url, method, headers, body } = new Request(address, init);
        const text = body === null ? undefined : await new Response(body).text();
        return fetchSandbox(url, { method, headers, body: text, redirect: "manual" });
      },
    });
    await make(ebsn).catch((error: unknown) => {
      if (!isEbsnError(error)) throw error;
    });
  }
  expect(await unnamed()).toEqual([]);
});

it("S10: the sandbox notices a wrong name in a query, a form, JSON and JSON within a form", async () => {
  const account = await login("regular@example.com");
  await control("calls/clear");
  await call("/ebsn/api/order/list?showReplaced=true&page=1", { account });
  await call("/ebsn/api/cart-giftcertificate/remove_code", { account, form: { giftCode: "ESTATE" } });
  await call("/ebsn/api/cart/update", {
    account,
    json: { items: [{ itemId: 1, quantity: 1, search: "q=latte" }] },
  });
  await call("/ebsn/api/order/modify-payment-type", {
    account,
    form: { order_id: "1", payment_data: JSON.stringify({ key: "k" }) },
  });
  expect(await unnamed()).toEqual([
    "/ebsn/api/order/list: showReplaced",
    "/ebsn/api/cart-giftcertificate/remove_code: giftCode",
    "/ebsn/api/cart/update: items.search",
    "/ebsn/api/order/modify-payment-type: payment_data.key",
  ]);
});
