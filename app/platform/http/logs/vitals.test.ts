import { Hono } from "hono";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tenants } from "#tenants/registry";
import type { Env, PlatformEnv, RateLimit } from "../../env";
import { plainChain, testKv } from "../../testing/test-kv";
import { csrf } from "../guards/csrf";
import { acceptedAll, consentCookie } from "../visitor/consent";
import { visitors } from "../visitor/visitor";
import { pageMetrics } from "./metrics";
import { requestIds } from "./request-id";
import { timings } from "./timing";
import { webVitals } from "./vitals";

type Point = { indexes?: string[]; blobs?: string[]; doubles?: number[] };

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

const url = "https://www.loggia.example/vitals";
const chosen = (analytics: boolean) =>
  consentCookie(new URL(url), { ...acceptedAll(Date.now()), analytics }).split(";", 1)[0] ?? "";
const measured = { page: "/product/mele-golden-12", LCP: "1240.5", CLS: "0.0312", TTFB: "80" };

/**
 * The part of the storefront that receives page metrics: its responses, and the data points it
 * wrote.
 */
function listening({ limit, bound = true }: { limit?: RateLimit; bound?: boolean } = {}) {
  const points: Point[] = [];
  const app = new Hono<PlatformEnv>();
  const pattern = (path: string) => (path.startsWith("/product/") ? "/product/:slug" : "*");
  app.use(requestIds, timings, pageMetrics(pattern));
  app.use(async (c, next) => {
    c.set("served", {
      ...plainChain,
      tenant: tenants.loggia,
      backend: "https://ebsn.example",
      pictureBase: "https://ebsn.example",
      paymentOrigins: [],
      identityOrigins: [],
      publicOrigin: "https://www.loggia.example",
    });
    await next();
  });
  app.use(csrf, visitors, webVitals(pattern));
  app.get("/product/:slug", (c) => {
    c.var.timing.ebsn(12);
    c.var.timing.cache("miss");
    c.var.timing.cache("page miss");
    return c.html("page");
  });
  app.all("*", (c) => c.text("not here", 404));
  const env: Env = {
    CONFIG: testKv(),
    SESSION_KEYS: "",
    COUNT_BY_ADDRESS: limit,
    ...(bound && { METRICS: { writeDataPoint: (point) => void points.push(point) } }),
  };
  const tell = async (form: Record<string, string> | string, headers: Record<string, string> = {}) => {
    const body = new URLSearchParams(form);
    const answer = await app.request(
      url,
      { method: "POST", body, headers: { Cookie: chosen(true), ...headers } },
      env,
    );
    return { status: answer.status, cookies: answer.headers.getSetCookie() };
  };
  const get = (path: string) => app.request(`https://www.loggia.example${path}`, {}, env);
  return { tell, get, points };
}

// spec operator: web vitals by consent, to the shop's own host <- app/platform/http/logs/vitals.ts, app/platform/http/logs/metrics.ts
test("stores a page's vitals by route without the URL or a cookie", async () => {
  const { tell, points } = listening();
  expect(await tell(measured)).toEqual({ status: 204, cookies: [] });
  expect(points).toEqual([
    { indexes: ["loggia"], blobs: ["vital", "/product/:slug", "LCP"], doubles: [1240.5] },
    { indexes: ["loggia"], blobs: ["vital", "/product/:slug", "CLS"], doubles: [0.0312] },
    { indexes: ["loggia"], blobs: ["vital", "/product/:slug", "TTFB"], doubles: [80] },
  ]);
});

// spec operator: web vitals by consent, to the shop's own host
test("stores no vitals without consent, refused or not yet given", async () => {
  const { tell, points } = listening();
  for (const Cookie of ["", chosen(false), "consent=rubbish"])
    expect((await tell(measured, { Cookie })).status).toBe(204);
  expect(points).toEqual([]);
});

// spec operator: web vitals by consent, to the shop's own host
test("rejects invalid, extra or overlong fields, foreign pages and excess requests", async () => {
  const { tell, points } = listening();
  for (const form of [
    {},
    { ...measured, LCP: "-1" },
    { ...measured, LCP: "NaN" },
    { ...measured, LCP: "12345678" },
    { ...measured, LCP: "600000.1" },
    { ...measured, CLS: "999999" },
    { ...measured, CLS: "100.1" },
    { ...measured, page: "https://evil.example/" },
    "page=%2Fproduct%2Fmele&LCP=100&LCP=200",
    "page=%2Fproduct%2Fmele&page=%2F&LCP=100",
    { ...measured, email: "anna@example.com" },
  ])
    expect((await tell(form)).status, JSON.stringify(form)).toBe(400);
  expect((await tell({ ...measured, page: `/${"x".repeat(2000)}` })).status).toBe(413);
  expect((await tell(measured, { "Content-Type": "text/plain" })).status).toBe(400);
  expect((await tell(measured, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  const tired = listening({ limit: { limit: () => Promise.resolve({ success: false }) } });
  expect((await tired.tell(measured)).status).toBe(429);
  // The refusal of a cross-site request counts as a page.
  expect([...points, ...tired.points].filter(({ blobs }) => blobs?.[0] === "vital")).toEqual([]);
});

// spec operator: web vitals by consent, to the shop's own host
test("logs one of sixteen vitals by route, even without the binding", async () => {
  const log = vi.mocked(console.log);
  const random = vi.spyOn(crypto, "randomUUID");
  const { tell } = listening({ bound: false });
  random.mockReturnValue("00000000-0000-4000-8000-000000000001");
  expect((await tell(measured)).status).toBe(204);
  expect(log).not.toHaveBeenCalled();
  random.mockReturnValue("00000000-0000-4000-8000-000000000000");
  await tell(measured);
  const [[line] = []] = log.mock.calls;
  expect(JSON.parse(String(line))).toEqual({
    ...{ level: "info", event: "vitals", requestId: "00000000-0000-4000-8000-000000000000" },
    ...{ tenant: "loggia", route: "/product/:slug", LCP: 1240.5, CLS: 0.0312, TTFB: 80 },
  });
});

// spec operator: a data point for each page: chain, route, status, cache, time, calls of the backend <- app/platform/http/logs/metrics.ts
test("writes one data point for each page only", async () => {
  const { get, points } = listening();
  await get("/product/mele-golden-12");
  await get("/robots.txt");
  expect(points).toEqual([
    {
      indexes: ["loggia"],
      blobs: ["page", "/product/:slug", "2xx", "miss"],
      doubles: [expect.any(Number), 1, 12],
    },
  ]);
});
