import { afterAll, beforeAll, expect, it } from "vitest";
import { startShop, type RunningShop } from "../../workers/run/miniflare.mjs";
import { soak } from "./soak";

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop({ quiet: true });
}, 60_000);
afterAll(() => shop.stop());

it("concurrent shoppers under faults lose or double no change (see npm run soak)", async () => {
  const tenants = ["loggia", "terrecomuni"];
  const diary = await soak(shop, { seed: 8, seconds: 8, shoppers: 2, tenants, late: 1 });
  expect(diary.faults, diary.report()).toEqual([]);
  expect(diary.counts.get("requests")).toBeGreaterThan(10);
}, 240_000);
