import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { ask, call, control } from "./testing";

beforeAll(() => control("reset"));

describe("the envelope", () => {
  // spec house: sandbox held to the wire facts
  it("begins with two blank lines, is compact, and has the six arrays and the user", async () => {
    const { text, user, response } = await ask("products?page_size=1", z.unknown());
    expect(text.startsWith('\n\n{"response":{"status":0,')).toBe(true);
    expect(user).toEqual({ userId: -1, login: "", profileConfirmed: false });
    expect(response.status).toBe(0);
  });

  it("carries the clock, and gives a session id to a client without one", async () => {
    await control("clock", { now: "2026-11-24T10:00:00+01:00" });
    const first = await call("/ebsn/api/category");
    expect(first.headers.get("x-ebsn-date")).toMatch(/^2026-11-24T10:00:\d\d\+01:00$/);
    expect(first.headers.get("date")).toMatch(/^Tue, 24 Nov 2026 09:00:\d\d GMT$/);
    expect(first.headers.get("x-ebsn-session")).toMatch(/^[0-9a-f-]{36}$/);
    await control("clock", { run: true });
  });

  it("answers 419 where a session is needed, with the sentence to show", async () => {
    const { http, response } = await ask("cart/view?show_sectors=false", z.unknown());
    expect(http).toBe(419);
    expect(response.errorsMessage[0]).toMatch(/^La sessione è scaduta/);
  });

  it("treats an unknown token as no session", async () => {
    expect((await ask("cart/view", z.unknown(), { account: "x' OR 1=1 --" })).http).toBe(419);
  });

  it("answers 404 to a call it does not know", async () => {
    expect((await ask("no/such/call", z.unknown())).http).toBe(404);
  });

  // spec house: sandbox held to the wire facts
  it("has no null anywhere in a listing, a detail or the tree", async () => {
    for (const path of ["products?page_size=60", "category", "products?q=latte", "leaflet/search", "adv"]) {
      expect(await (await call(`/ebsn/api/${path}`)).text()).not.toContain(":null");
    }
  });
});
