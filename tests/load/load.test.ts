import { expect, it } from "vitest";
import { load } from "./load";

// spec house: a broken backend ends as a page, and takes nobody else's along <- app/net/gate.ts
it("load on a slow backend breaks no page and makes each order once (see npm run load)", async () => {
  const { broken, phases, orders } = await load({ visitors: 20, buyers: 3, seconds: 2, seed: 8 });
  expect(broken).toEqual([]);
  expect(orders).toEqual({ wanted: 3, told: 3, made: 3 });
  expect(phases.map(({ seen }) => seen.length > 30)).toEqual([true, true, true]);
}, 240_000);
