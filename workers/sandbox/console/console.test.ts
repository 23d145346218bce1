import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { call, control } from "../kernel/testing";

beforeEach(() => control("reset", { now: "2026-11-24T10:00:00+01:00" }));

const clockNow = async (answer: Response) =>
  z.object({ clock: z.object({ now: z.string() }) }).parse(await answer.json()).clock.now;

describe("the control endpoints", () => {
  it("move the clock, by an instant, by minutes, and back to real time", async () => {
    expect(await clockNow(await control("clock", { advanceMinutes: 90 }))).toMatch(/^2026-11-24T11:30:/);
    expect(await clockNow(await control("clock", { now: "2026-12-31T23:59:00Z" }))).toMatch(
      /^2027-01-01T00:59:/,
    );
    const real = new Date().toISOString().slice(0, 10);
    expect(
      Math.abs(Date.parse(await clockNow(await control("clock", { run: true }))) - Date.parse(real)),
    ).toBeLessThan(2 * 86_400_000);
  });

  it.each([{ now: "ieri" }, { advanceMinutes: "molti" }, { advanceMinutes: 1e12 }])(
    "refuse %j and leave the clock unchanged",
    async (json) => {
      expect((await control("clock", json)).status).toBe(400);
      expect(await clockNow(await call("/sandbox/state"))).toMatch(/^2026-11-24T10:00:/);
    },
  );

  it("count the API calls and forget them", async () => {
    await control("calls/clear");
    await call("/ebsn/api/category?filtered=true");
    await call("/ebsn/api/products?q=latte");
    const calls = z.object({
      count: z.number(),
      calls: z.array(z.object({ path: z.string(), query: z.string(), status: z.number() })),
    });
    const { count, calls: listed } = calls.parse(await (await call("/sandbox/calls")).json());
    expect(count).toBe(2);
    expect(listed).toEqual([
      { path: "/ebsn/api/category", query: "?filtered=true", status: 200 },
      { path: "/ebsn/api/products", query: "?q=latte", status: 200 },
    ]);
    await control("calls/clear");
    expect(calls.parse(await (await call("/sandbox/calls")).json()).count).toBe(0);
  });

  it("make shoppers, each a new one", async () => {
    const shopper = z.object({ login: z.email(), password: z.string() });
    const [one, two] = await Promise.all([
      control("shopper", { like: "new" }),
      control("shopper", { like: "new" }),
    ]);
    expect(shopper.parse(await one.json()).login).not.toBe(shopper.parse(await two.json()).login);
    expect((await control("shopper", { like: "king" })).status).toBe(400);
  });

  it("answer 404 to an order that is not there", async () => {
    expect((await control("orders/999999999/advance")).status).toBe(404);
  });

  it("show the outbox", async () => {
    const mails = z.object({
      mails: z.array(z.object({ to: z.string(), subject: z.string(), text: z.string(), at: z.string() })),
    });
    expect(mails.parse(await (await call("/sandbox/mail?to=nobody@example.com")).json()).mails).toEqual([]);
  });
});

describe("F23: posts from other sites", () => {
  const post = (path: string, headers: HeadersInit) =>
    call(`/sandbox/${path}`, { form: { name: "down", on: "true" }, headers });
  const active = async () =>
    z.object({ scenarios: z.array(z.unknown()) }).parse(await (await call("/sandbox/state")).json())
      .scenarios;

  // spec attacked: F23 the sandbox's own pages take no post from elsewhere <- workers/sandbox/console/own-page.ts
  it.each<Record<string, string>>([
    { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
    { "sec-fetch-site": "same-site", origin: "http://127.0.0.1:8787" },
    { origin: "https://evil.example" },
    { origin: "http://127.0.0.1:8787" },
    { origin: "null" },
  ])("F23: %j is refused by the control endpoints and the console without a change", async (headers) => {
    for (const path of ["scenario", "page/scenario"]) expect((await post(path, headers)).status).toBe(403);
    expect(await active()).toEqual([]);
  });

  // spec attacked: F23 the sandbox's own pages take no post from elsewhere
  it.each<Record<string, string>>([
    { "sec-fetch-site": "same-origin", origin: "http://127.0.0.1:8788" },
    { "sec-fetch-site": "none" },
    { origin: "http://127.0.0.1:8788" },
    {},
  ])("F23: %j is the own page or no browser", async (headers) => {
    expect((await post("scenario", headers)).status).toBe(200);
    expect((await post("page/scenario", headers)).status).toBe(303);
    expect(await active()).toEqual([{ name: "down" }]);
  });
});

describe("the page", () => {
  it("is there for each tenant, in Italian", async () => {
    const answer = await call("/sandbox");
    const text = await answer.text();
    expect(answer.headers.get("content-type")).toContain("text/html");
    expect(text).toContain('<html lang="it">');
    expect(text).toContain("2026-11-24T10:00:");
  });

  it("changes things by form and says so", async () => {
    const answer = await call("/sandbox/page/scenario", { form: { name: "down", on: "true", shopper: "" } });
    expect(answer.status).toBe(303);
    expect((await call("/ebsn/api/category")).status).toBe(500);
    const page = await (await call("/sandbox?message=Fatto")).text();
    expect(page).toContain("Fatto");
    expect(page).toContain("Spegni");
  });

  it("moves the clock by Rome's wall clock and refuses an invalid time", async () => {
    await call("/sandbox/page/clock", { form: { now: "2026-07-01T09:30" } });
    expect(await clockNow(await call("/sandbox/state"))).toMatch(/^2026-07-01T09:30:\d\d\+02:00$/);
    const answer = await call("/sandbox/page/clock", { form: { now: "domani" } });
    expect(decodeURIComponent(answer.headers.get("location") ?? "")).toContain("non è cambiato nulla");
  });

  // spec §8: the sandbox's outbox shows each mail with its link <- workers/sandbox/console/console-sections.ts
  it("shows the shoppers to log in as, and each mail with its link", async () => {
    await call("/ebsn/api/registration/password_reset_token_request?e_mail=beta@example.com");
    const page = await (await call("/sandbox")).text();
    expect(page).toContain("delivering@example.com");
    expect(page).toMatch(
      /<a href="http:\/\/loggia\.localhost:8787\/registration\/reset-password\?e_mail=beta%40example\.com&amp;reset_token=[0-9a-f]{64}">/,
    );
  });

  it("shows what was entered as text", async () => {
    expect(await (await call("/sandbox?message=%3Cscript%3E")).text()).not.toContain("<script>");
  });
});
