import { expect, test } from "vitest";
import type { Consent } from "~/model/consent";
import type { PageEvent } from "~/model/page-event";
import { testShop } from "~/platform/testing/test-shop";
import { eventAddress } from "../event-address";
import { loader } from "./counted";

const all: Consent = {
  ...{ analytics: true, profilation: true, saveDate: "2026-11-24T08:00:00.000Z" },
  uuid: "1f2e3d4c-5b6a-4789-8abc-def012345678",
};
const order: PageEvent = { kind: "order", orderId: 5, cents: 100, deliveryFee: 0, items: [] };
const product: PageEvent = { kind: "product", items: [{ id: 7, quantity: 1 }] };

/** Page events counted for a page without script, and the cookie that its picture sets. */
async function counted(event: PageEvent, consent: Consent | undefined, { cookie = "", allowed = true } = {}) {
  const { shop } = testShop();
  const told: PageEvent[] = [];
  const count = (one: PageEvent) => void told.push(one);
  const checkRateLimit = () => Promise.resolve(allowed);
  const request = new Request(`https://www.loggia.example${eventAddress(event)}`, {
    headers: { Cookie: cookie },
  });
  const context = { shop: { ...shop, consent, count, checkRateLimit } };
  const answer: unknown = await loader({ context, request, params: {} });
  if (!(answer instanceof Response)) throw new Error("no answer");
  expect(answer.headers.get("Content-Type")).toBe("image/gif");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const [written] = answer.headers.getSetCookie();
  return { told, cookie: written?.split(";", 1)[0] };
}

// spec §9: analytics through a tag-manager class, after the consent to it <- app/features/consent/routes/counted.tsx
test("counts a page without script only with statistics allowed and within the limit", async () => {
  expect((await counted(product, all)).told).toEqual([product]);
  for (const consent of [undefined, { ...all, analytics: false }])
    expect((await counted(product, consent)).told).toEqual([]);
  expect((await counted(product, all, { allowed: false })).told).toEqual([]);
});

// spec §9: sent-orders list for analytics capped at 20 <- app/features/consent/routes/counted.tsx
test("a sent order is counted once, as a cookie remembers", async () => {
  const first = await counted(order, all);
  expect(first.told).toEqual([order]);
  const again = await counted(order, all, { cookie: first.cookie });
  expect(again).toEqual({ told: [], cookie: undefined });
  const other = { ...order, orderId: 6 };
  expect((await counted(other, all, { cookie: first.cookie })).told).toEqual([other]);
});
