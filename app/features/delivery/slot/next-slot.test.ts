import { describe, expect, it, vi } from "vitest";
import { tenants } from "#tenants/registry";
import { EbsnError } from "~/ebsn/errors";
import { shopperEbsn } from "~/ebsn/testing/test-backend";
import type { TimeslotDay } from "~/model/slot";
import { firstFree, later, nextFreeSlot } from "./next-slot";
import { t } from "../testing/samples";

const free = (id: number, cutOff?: string) => ({
  id,
  begin: "10:00",
  end: "12:00",
  state: "free" as const,
  selected: false,
  cutOff,
});
const days: TimeslotDay[] = [
  { date: "2026-11-24", slots: [{ ...free(1), state: "full" }, free(2, "2026-11-24T09:00")] },
  { date: "2026-11-25", slots: [free(3, "2026-11-25T07:00")] },
];

function shopOf(user: { id: number; login: string } | undefined, answer: () => Promise<TimeslotDay[]>) {
  const asked = vi.fn(answer);
  const at = Date.parse("2026-11-24T08:00:00+01:00");
  const ebsn = { slots: { days: asked }, today: () => ({ date: "2026-11-24", time: "08:00", at }) };
  const chain = { tenant: tenants.terrecomuni, switches: {} };
  return { shop: { ...chain, session: { user }, ebsn, locale: "it" as const, t }, asked };
}
const shopper = { id: 7, login: "regular@example.com" };

describe("the next free slot", () => {
  // spec §2.2: the next free slot in the bar, until one is chosen <- app/features/delivery/slot/next-slot.ts, app/frame/where-when.tsx
  it("is the first with room that can still be ordered for", () => {
    expect(firstFree(days, "2026-11-24T08:00")).toMatchObject({ date: "2026-11-24", slot: { id: 2 } });
    expect(firstFree(days, "2026-11-24T09:00")).toMatchObject({ date: "2026-11-25", slot: { id: 3 } });
    expect(firstFree(days, "2026-11-25T07:00")).toBeUndefined();
    expect(later({ date: "2026-11-24", time: "23:30" }, 75)).toBe("2026-11-25T00:45");
  });

  it("is undefined and not requested while slots are paused", async () => {
    const { shop, asked } = shopOf(shopper, () => Promise.resolve(days));
    expect(await nextFreeSlot({ ...shop, switches: { timeslotsPaused: true } })).toBeUndefined();
    expect(asked).not.toHaveBeenCalled();
  });

  // spec §2.2: the next free slot in the bar, until one is chosen
  it("is requested each time for a signed-in shopper", async () => {
    const { shop, asked } = shopOf(shopper, () => Promise.resolve(days));
    expect(await nextFreeSlot(shop)).toEqual({
      short: "oggi 10-12",
      value: "2026-11-24/2",
    });
    await nextFreeSlot(shop);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  // spec house: a stampede of 200 concurrent misses makes one backend call per isolate <- app/features/delivery/slot/next-slot.ts
  it("is requested once by two hundred visitors, and again after a failure", async () => {
    vi.useFakeTimers();
    const coming = () => new Promise<TimeslotDay[]>((resolve) => setTimeout(resolve, 30, days));
    const { shop, asked } = shopOf(undefined, coming);
    const quantobasta = { ...shop, tenant: tenants.quantobasta };
    const all = Promise.all(Array.from({ length: 200 }, () => nextFreeSlot(quantobasta)));
    await vi.advanceTimersByTimeAsync(100);
    vi.useRealTimers();
    const crowd = await all;
    expect(asked).toHaveBeenCalledTimes(1);
    expect(new Set(crowd.map((slot) => slot?.value)).size).toBe(1);
    const down = shopOf(undefined, () => Promise.reject(new EbsnError("down", "timeslot/list")));
    const loggia = { ...down.shop, tenant: tenants.loggia };
    expect(await nextFreeSlot(loggia)).toBeUndefined();
    expect(await nextFreeSlot({ ...shop, tenant: tenants.loggia })).toBeDefined();
  });

  // spec §2.2: the next free slot in the bar, until one is chosen
  it("is requested once for visitors, and skips slots that close while cached", async () => {
    const { shop, asked } = shopOf(undefined, () => Promise.resolve(days));
    expect(await nextFreeSlot(shop)).toEqual({
      short: "domani 10-12",
      value: "2026-11-25/3",
    });
    await nextFreeSlot(shop);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  // spec §2.2: the next free slot in the bar, until one is chosen
  it("is the same on a page that knows the backend's clock only from an earlier request", async () => {
    const { shop, asked } = shopOf(undefined, () => Promise.resolve(days));
    const general = { ...shop, tenant: { ...tenants.loggia, id: "another-clock" } };
    const first = await nextFreeSlot(general);
    const elsewhere = {
      ...general.ebsn,
      today: () => ({ date: "2026-11-25", time: "12:00", at: Date.now() }),
    };
    expect(await nextFreeSlot({ ...general, ebsn: elsewhere })).toEqual(first);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("is undefined without a slot or if the backend is down", async () => {
    expect(await nextFreeSlot(shopOf(shopper, () => Promise.resolve([])).shop)).toBeUndefined();
    const down = () => Promise.reject(new EbsnError("down", "timeslot/list"));
    expect(await nextFreeSlot(shopOf(shopper, down).shop)).toBeUndefined();
  });

  // spec attacked: F10 a page without a part is made again, not kept <- workers/storefront/storefront.ts
  it("F10: is waited for no longer than a page may wait, and missed as a call that failed", async () => {
    const { shop, asked } = shopOf(shopper, () => Promise.resolve(days));
    await nextFreeSlot(shop);
    expect(asked).toHaveBeenCalledWith(expect.any(Number));
    const onFailed = vi.fn();
    const slow: typeof fetch = () => Promise.resolve(new Response(new ReadableStream()));
    const { slots, today } = shopperEbsn({ fetch: slow, onFailed });
    const impatient = { days: () => slots.days(5) };
    expect(await nextFreeSlot({ ...shop, ebsn: { slots: impatient, today } })).toBeUndefined();
    expect(onFailed).toHaveBeenCalledWith("down");
  });
});
