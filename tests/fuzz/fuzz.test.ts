import { afterAll, beforeAll, expect, it } from "vitest";
import { startShop, type RunningShop } from "../../workers/run/miniflare.mjs";
import { fuzz } from "./fuzz";

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop({ quiet: true });
}, 60_000);
afterAll(() => shop.stop());

it("every route withstands requests that no page of the shop makes (npm run fuzz has many more)", async () => {
  const { statuses, faults } = await fuzz(shop, { seed: 8, requests: 600 });
  expect(faults.map(({ index, fault, sent }) => `${index}: ${fault}\n${sent}`)).toEqual([]);
  for (const status of [200, 303, 400, 404, 405, 422])
    expect(statuses.get(status), `${status}`).toBeGreaterThan(0);
}, 240_000);
