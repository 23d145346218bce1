import { expect, it } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { sampleAddress } from "~/lib/testing/sample-cart";
import { orderShop, posted } from "../testing/order-client";
import { sampleOrder } from "../testing/sample-order";
import { parkingOf, reserveParking } from "./parking";
import { action } from "./routes/parking";

const t = (key: string) => key;
const refused =
  (reason: EbsnError["reason"], texts: string[] = []) =>
  async () => {
    throw new EbsnError("refused", "order/reserve", { reason, texts });
  };
const say = async (call: () => Promise<void>) =>
  (await reserveParking({ t, ebsn: { orders: { reserveParking: call } } }, 900, 0)).text;

// spec orders: order/reserve, with its outcomes (§8) <- app/features/orders/order/parking.ts
it("parking has three outcomes, else shows the backend's words or a general message", async () => {
  expect(await say(async () => undefined)).toBe("orders.parking.reserved");
  expect(await say(refused("tooFar"))).toBe("orders.parking.tooFar");
  expect(await say(refused("orderState"))).toBe("orders.parking.early");
  expect(await say(refused("other", ["Il parcheggio è pieno."]))).toBe("Il parcheggio è pieno.");
  expect(await say(refused("other"))).toBe("orders.parking.unexpected");
});

const at = (kind: "home" | "store" | "locker") => ({ ...sampleAddress, kind });

// spec again: T15: parking at stores only; thousands <- app/features/orders/order/parking.ts, app/lib/money.ts
it.each([
  ["ordered", "early"],
  ["preparing", "early"],
  ["almostReady", "open"],
  ["out", "open"],
  ["delivered", "over"],
  ["cancelled", "over"],
  ["notCollected", "over"],
] as const)("S13: parking for a pickup at a store that is %s is %s", (status, parking) => {
  expect(parkingOf(sampleOrder({ status, address: at("store") }))).toBe(parking);
  expect(parkingOf(sampleOrder({ status, address: at("locker") }))).toBe("locker");
  expect(parkingOf(sampleOrder({ status, address: at("home") }))).toBe("delivery");
});

it("S13: a locker's order needs no parking, and sends no request", async () => {
  const address = at("locker");
  const view = async () => sampleOrder({ id: 900, status: "almostReady", address });
  const { context, done } = orderShop({ orders: { view } });
  const answer = await action({ context, ...posted("900", { distance: "here" }) });
  expect(answer instanceof Response && answer.headers.get("Location")).toBe("/profile/orders/900");
  expect(done.flashes).toEqual([{ kind: "warn", text: "orders.parking.locker" }]);
});

it("asks how far away one is before it asks the backend", async () => {
  const { context } = orderShop({
    orders: { view: async () => sampleOrder({ id: 900, status: "almostReady", address: at("store") }) },
  });
  const answer = await action({ context, ...posted("900", { distance: "metres" }) });
  expect(answer).toMatchObject({ data: { error: "orders.parking.needed" }, init: { status: 422 } });
});
