import { expect, it } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { sampleAddress, sampleCart } from "~/lib/testing/sample-cart";
import { orderShop, posted } from "../testing/order-client";
import { sampleOrder } from "../testing/sample-order";
import { mayReserve, reserveParking } from "./parking";
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
it("has three outcomes; else it says the backend's own words, or that nobody expected it", async () => {
  expect(await say(async () => undefined)).toBe("orders.parking.reserved");
  expect(await say(refused("tooFar"))).toBe("orders.parking.tooFar");
  expect(await say(refused("orderState"))).toBe("orders.parking.state");
  expect(await say(refused("other", ["Il parcheggio è pieno."]))).toBe("Il parcheggio è pieno.");
  expect(await say(refused("other"))).toBe("orders.parking.unexpected");
});

it("is offered for pickups alone, from almost ready until they are collected", () => {
  const store = { ...sampleAddress, kind: "store" as const };
  const statuses = ["ordered", "preparing", "almostReady", "out", "delivered"] as const;
  const offered = (address: typeof sampleAddress) =>
    statuses.filter((status) => mayReserve(sampleOrder({ status, address })));
  expect(offered(store)).toEqual(["almostReady", "out"]);
  expect(offered(sampleAddress)).toEqual([]);
});

it("asks how far away one is before it asks the backend", async () => {
  const { context } = orderShop({ orders: { view: async () => sampleOrder({ id: 900 }) } });
  const answer = await action({ context, ...posted("900", { distance: "metres" }) });
  expect(answer).toMatchObject({ data: { error: "orders.parking.needed" }, init: { status: 422 } });
});

// spec again: T15: parking at stores only; thousands <- app/features/orders/order/parking.ts, app/lib/money.ts
it("T15: a parking place is offered to who collects at a store, not at a locker", () => {
  const { address } = sampleCart();
  const at = (kind: "home" | "store" | "locker") =>
    mayReserve(sampleOrder({ status: "almostReady", address: address && { ...address, kind } }));
  expect([at("home"), at("store"), at("locker")]).toEqual([false, true, false]);
});
