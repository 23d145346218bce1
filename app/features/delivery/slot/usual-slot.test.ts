import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { sampleCart } from "~/lib/testing/sample-cart";
import type { OrderStatus } from "~/model/order-status";
import { isUsual, loadUsualSlot } from "./usual-slot";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { slot } = sampleCart();
const load = (
  listReadable: () => ReturnType<Parameters<typeof loadUsualSlot>[0]["ebsn"]["orders"]["listReadable"]>,
) => loadUsualSlot({ ebsn: { orders: { listReadable } } });
const orders = (...statuses: OrderStatus[]) =>
  statuses.map((status, index) => ({ status, slot: slot && { ...slot, id: index } }));

// spec light: first screens of a phone of 360x640: V5: all days, and four slots with hours, price and what is left
test("V5: the usual slot is the newest order's that was not cancelled", async () => {
  const found = await load(async () => ({ orders: orders("cancelled", "delivered", "delivered") }));
  expect(found).toMatchObject({ id: 1 });
  expect(await load(async () => ({ orders: orders("cancelled") }))).toBeUndefined();
  expect(await load(async () => ({ orders: [{ status: "delivered" }] }))).toBeUndefined();
});

test("V5: the usual slot is left out if the backend fails or takes over a second", async () => {
  expect(await load(() => Promise.reject(new EbsnError("down", "order/list")))).toBeUndefined();
  const late = load(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await late).toBeUndefined();
  await expect(load(() => Promise.reject(new Error("a fault of ours")))).rejects.toThrow("ours");
});

test("V5: a slot is the usual one on the same day of the week, at the same hours", () => {
  const last = { date: "2026-11-20", begin: "18:00", end: "20:00" };
  const hours = { begin: "18:00", end: "20:00" };
  expect(isUsual("2026-11-27", hours, last)).toBe(true);
  expect(isUsual("2026-11-28", hours, last)).toBe(false);
  expect(isUsual("2026-11-27", { ...hours, end: "19:00" }, last)).toBe(false);
  expect(isUsual("2026-11-27", hours, undefined)).toBe(false);
});
