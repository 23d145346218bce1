import { abortAllDurableObjects } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { ask, call, control, login } from "./testing";

const anything = z.unknown();
const regular = "regular@example.com";
beforeEach(() => control("reset"));

describe("scenarios", () => {
  it("down answers 500 in the envelope, until it is switched off", async () => {
    await control("scenario", { name: "down", on: true });
    expect((await ask("category", anything)).http).toBe(500);
    await control("scenario", { name: "down", on: false });
    expect((await ask("category", anything)).http).toBe(200);
  });

  it("down for one shopper leaves the others alone", async () => {
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

  it("slow waits as long as it is told", async () => {
    await control("scenario", { name: "slow", on: true, seconds: 0.3 });
    const begin = performance.now();
    await ask("category", anything);
    expect(performance.now() - begin).toBeGreaterThanOrEqual(290);
  });

  it("takes no scenario it does not know", async () => {
    expect((await control("scenario", { name: "hocus", on: true })).status).toBe(400);
  });
});

describe("what survives a restart", () => {
  const state = z.object({
    clock: z.object({ now: z.string(), moved: z.boolean() }),
    scenarios: z.array(z.object({ name: z.string() })),
    counts: z.object({ products: z.number(), sessions: z.number() }),
  });
  const stateNow = async () => state.parse(await (await call("/sandbox/state")).json());

  it("is everything: clock, scenarios, sessions, catalogue", async () => {
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

  it("is nothing after a reset", async () => {
    await login(regular);
    await control("scenario", { name: "payment-refused", on: true });
    await control("reset", { now: "2026-11-24T10:00:00+01:00" });
    const { clock, scenarios, counts } = await stateNow();
    expect(clock.now).toMatch(/^2026-11-24T10:00:/);
    expect(scenarios).toEqual([]);
    expect(counts.sessions).toBe(0);
  });
});
