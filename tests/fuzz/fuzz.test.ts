import { afterAll, beforeAll, expect, it } from "vitest";
import { startShop, type RunningShop } from "../../workers/run/miniflare.mjs";
import { fuzz, prepare } from "./fuzz";
import { hostileValues, walkParameters } from "./hostile-paths";

let shop: RunningShop;
let prepared: Awaited<ReturnType<typeof prepare>>;
beforeAll(async () => {
  shop = await startShop({ quiet: true });
  prepared = await prepare(shop);
}, 240_000);
afterAll(() => shop.stop());

it("A1: no value of a path parameter leads to another site or ends in a 5xx", async () => {
  const { origin, stage, corpus } = prepared;
  const { requests, redirects, faults } = await walkParameters(
    origin,
    shop.sandboxOrigin,
    stage.shopper,
    corpus,
  );
  expect(faults).toEqual([]);
  expect(hostileValues.length).toBeGreaterThan(20);
  expect(requests).toBeGreaterThan(30 * 2 * hostileValues.length);
  expect(redirects).toBeGreaterThan(200);
}, 600_000);

it("every route withstands requests that no page of the shop makes (npm run fuzz has many more)", async () => {
  const { statuses, faults } = await fuzz(prepared, { seed: 8, requests: 600 });
  expect(faults.map(({ index, fault, sent }) => `${index}: ${fault}\n${sent}`)).toEqual([]);
  for (const status of [200, 303, 400, 404, 405, 422])
    expect(statuses.get(status), `${status}`).toBeGreaterThan(0);
}, 240_000);
