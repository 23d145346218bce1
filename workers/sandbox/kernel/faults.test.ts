import { abortAllDurableObjects } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { cartOf, freshShop, isPlain, post, productWith, shopper } from "../commerce/testing";
import { ask, call, control, login } from "./testing";

const anything = z.unknown();
const regular = "regular@example.com";
beforeEach(freshShop);

const state = z.object({
  clock: z.object({ now: z.string(), moved: z.boolean() }),
  scenarios: z.array(z.looseObject({ name: z.string() })),
  counts: z.object({ products: z.number(), sessions: z.number() }),
});
const stateNow = async () => state.parse(await (await call("/sandbox/state")).json());

describe("scenarios", () => {
  it("down answers 500 in the envelope, until it is switched off", async () => {
    await control("scenario", { name: "down", on: true });
    expect((await ask("category", anything)).http).toBe(500);
    await control("scenario", { name: "down", on: false });
    expect((await ask("category", anything)).http).toBe(200);
  });

  it("down for one shopper leaves other clients working", async () => {
    const account = await login(regular);
    await control("scenario", { name: "down", on: true, shopper: regular });
    expect((await ask("category", anything, { account })).http).toBe(500);
    expect((await ask("category", anything)).http).toBe(200);
  });

  it("malformed gives half a JSON", async () => {
    await control("scenario", { name: "malformed", on: true });
    const answer = await call("/ebsn/api/category");
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(() => JSON.parse(text)).toThrow();
  });

  it("419 kills the sessions there are, once", async () => {
    const account = await login(regular);
    await control("scenario", { name: "419", on: true, shopper: regular });
    expect((await ask("cart/view", anything, { account })).http).toBe(419);
    const again = await login(regular);
    expect((await ask("cart/view", anything, { account: again })).http).toBe(200);
  });

  it("slow waits for the time it is given", async () => {
    await control("scenario", { name: "slow", on: true, seconds: 0.3 });
    const begin = performance.now();
    await ask("category", anything);
    expect(performance.now() - begin).toBeGreaterThanOrEqual(290);
  });

  it("lost: the change is made, its answer is a 502, for the next calls of a path only", async () => {
    const { account } = await shopper();
    const { productId } = await productWith(isPlain);
    const add = () => post(account, "cart/add", { items: [{ productId, quantity: 1 }] });
    await control("scenario", { name: "lost", on: true, path: "cart/add", times: 2 });
    for (let lost = 0; lost < 2; lost += 1) {
      const answer = await call("/ebsn/api/cart/add", {
        account,
        json: { items: [{ productId, quantity: 1 }] },
      });
      expect(answer.status).toBe(502);
      await answer.text();
    }
    expect((await cartOf(account)).cartItems[0]?.quantity).toBe(2);
    expect((await add()).response.status).toBe(0);
    expect((await cartOf(account)).cartItems[0]?.quantity).toBe(3);
  });

  it("S8: unmade: half a JSON of a call that is not carried out", async () => {
    const { account } = await shopper();
    const { productId } = await productWith(isPlain);
    await control("scenario", { name: "unmade", on: true, path: "cart/add", times: 1 });
    const answer = await call("/ebsn/api/cart/add", {
      account,
      json: { items: [{ productId, quantity: 1 }] },
    });
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(() => JSON.parse(text)).toThrow();
    expect((await cartOf(account)).cartItems).toHaveLength(0);
  });

  it("late: the change is made at once, its answer waits", { timeout: 20_000 }, async () => {
    const { account } = await shopper();
    const { productId } = await productWith(isPlain);
    await control("scenario", { name: "late", on: true, path: "cart/add", times: 1, seconds: 3 });
    let answered = false;
    const late = post(account, "cart/add", { items: [{ productId, quantity: 1 }] }).finally(() => {
      answered = true;
    });
    await expect.poll(async () => (await cartOf(account)).totalItems).toBe(1);
    expect(answered).toBe(false);
    expect((await late).response.status).toBe(0);
  });

  it("empty: answers with status 0 and no data", async () => {
    await control("scenario", { name: "empty", on: true, path: "category" });
    expect(await ask("category", anything)).toMatchObject({ http: 200, response: { status: 0 }, data: {} });
    expect((await ask("adv", z.object({ advs: z.array(anything) }))).http).toBe(200);
  });

  it("refuse: catalogue GETs have status 1, other calls go on", async () => {
    const { account } = await shopper();
    await control("scenario", { name: "refuse", on: true });
    for (const path of ["category", "products?page_size=1", "products/1", "leaflet/search"])
      expect(await ask(path, anything)).toMatchObject({ http: 200, response: { status: 1 }, data: {} });
    expect((await ask("cart/view", anything, { account })).response.status).toBe(0);
  });

  it("419 for the next call of a path ends its session there", async () => {
    const { account } = await shopper();
    await control("scenario", { name: "419", on: true, path: "wishlist/*", times: 1 });
    expect((await ask("cart/view", anything, { account })).http).toBe(200);
    expect((await ask("wishlist/list", anything, { account })).http).toBe(419);
    expect((await ask("cart/view", anything, { account })).http).toBe(419);
  });

  it("shows what is left of a fault, in the state and in the console", async () => {
    await control("scenario", { name: "down", on: true, path: "adv", times: 3 });
    expect((await ask("adv", anything)).http).toBe(500);
    expect((await stateNow()).scenarios).toEqual([{ name: "down", path: "adv", times: 2 }]);
    expect(await (await call("/sandbox")).text()).toContain(
      "Servizio fermo (500): adv, ancora 2 volte, tutti i clienti",
    );
    await ask("adv", anything);
    await ask("adv", anything);
    expect((await ask("adv", anything)).http).toBe(200);
    expect((await stateNow()).scenarios).toEqual([]);
  });

  it("takes a path and a number only for faults of calls", async () => {
    expect((await control("scenario", { name: "slot-full", on: true, times: 1 })).status).toBe(400);
    expect((await control("scenario", { name: "down", on: true, times: 0 })).status).toBe(400);
  });

  it("takes no scenario it does not know", async () => {
    expect((await control("scenario", { name: "hocus", on: true })).status).toBe(400);
  });
});

describe("state after a restart", () => {
  it("is complete: clock, scenarios, sessions and catalogue", async () => {
    await control("clock", { now: "2026-12-24T18:00:00+01:00" });
    await login(regular);
    await control("scenario", { name: "payment-refused", on: true });
    const before = await stateNow();
    await abortAllDurableObjects();
    const after = await stateNow();
    expect(after.clock.now.slice(0, 15)).toBe("2026-12-24T18:0");
    expect(after.clock.moved).toBe(true);
    expect(after.scenarios).toEqual([{ name: "payment-refused" }]);
    expect(after.counts).toMatchObject({ products: before.counts.products, sessions: 1 });
  });

  it("is gone after a reset, together with sessions and scenarios", async () => {
    await login(regular);
    await control("scenario", { name: "payment-refused", on: true });
    await control("reset", { now: "2026-11-24T10:00:00+01:00" });
    const { clock, scenarios, counts } = await stateNow();
    expect(clock.now).toMatch(/^2026-11-24T10:00:/);
    expect(scenarios).toEqual([]);
    expect(counts.sessions).toBe(0);
  });
});
