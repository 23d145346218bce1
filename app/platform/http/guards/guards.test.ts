import { Hono } from "hono";
import { expect, test } from "vitest";
import { consentCookie } from "../visitor/consent";
import { contentSecurityPolicy, csp } from "../headers/csp";
import { visitorOf } from "../visitor/visitor";
import { comesFromUs, csrf } from "./csrf";
import type { PlatformEnv } from "../../env";
import { plainChain } from "../../testing/test-kv";
import { cacheControl, safeHeaders } from "../headers/headers";
import { lastResortPage } from "../answers/last-resort";
import { httpsOnly } from "./https";
import { methods } from "./methods";
import { requestIds } from "../logs/request-id";
import { timings } from "../logs/timing";

const post = (headers: Record<string, string>) =>
  new Request("https://www.loggia.example/cart/add", { method: "POST", headers });

// spec house: CSRF by fetch metadata and Origin <- app/platform/http/guards/csrf.ts
test("comesFromUs checks Sec-Fetch-Site, then Origin, and accepts neither", () => {
  expect(comesFromUs(post({ "Sec-Fetch-Site": "same-origin" }))).toBe(true);
  expect(comesFromUs(post({ "Sec-Fetch-Site": "none" }))).toBe(true);
  expect(comesFromUs(post({}))).toBe(true);
  expect(comesFromUs(post({ Origin: "https://www.loggia.example" }))).toBe(true);
  const foreign: Record<string, string>[] = [
    { "Sec-Fetch-Site": "same-site" },
    { "Sec-Fetch-Site": "cross-site", Origin: "https://www.loggia.example" },
    { Origin: "https://www.quantobasta.example" },
    { Origin: "https://www.loggia.example.evil" },
    { Origin: "http://www.loggia.example" },
    { Origin: "null" },
  ];
  for (const headers of foreign) expect(comesFromUs(post(headers))).toBe(false);
});

test("attack 22: a form without Origin is accepted only with our own Referer", () => {
  expect(comesFromUs(post({ Referer: "https://www.loggia.example/cart?x=1" }))).toBe(true);
  for (const referrer of [
    "https://www.quantobasta.example/",
    "https://evil.example/?https://www.loggia.example/",
    "http://www.loggia.example/",
    "about:blank",
    "",
  ])
    expect(comesFromUs(post({ Referer: referrer })), referrer).toBe(false);
});

test("httpsOnly exempts local host names, also with a final dot", async () => {
  const app = new Hono<PlatformEnv>().use(httpsOnly).get("/", (c) => c.text("here"));
  const statusAt = async (host: string) => (await app.request(`http://${host}/`)).status;
  for (const host of ["localhost:8787", "localhost.", "loggia.localhost.", "127.0.0.1"])
    expect(await statusAt(host), host).toBe(200);
  for (const host of ["www.loggia.example.", "localhost.example", "notlocalhost."])
    expect(await statusAt(host), host).toBe(308);
});

function guarded() {
  const app = new Hono<PlatformEnv>();
  app.use(requestIds, timings, safeHeaders, methods, csrf);
  app.get("/public", () => new Response("x", { headers: { "Cache-Control": "public, max-age=60" } }));
  app.get(
    "/public-cookie",
    () => new Response("x", { headers: { "Cache-Control": "public, max-age=60", "Set-Cookie": "a=b" } }),
  );
  app.all("*", () => new Response("page"));
  return app;
}

// spec house: CSRF by fetch metadata and Origin
test("rejects foreign forms with 403 and other methods with 405, and allows reading", async () => {
  const app = guarded();
  const foreign = await app.request(post({ "Sec-Fetch-Site": "cross-site" }));
  expect(foreign.status).toBe(403);
  expect(await foreign.text()).toContain("Il modulo non è partito da questo sito");
  const odd = await app.request("/", { method: "DELETE" });
  expect([odd.status, odd.headers.get("Allow")]).toEqual([405, "GET, HEAD, POST"]);
  expect((await app.request("/", { headers: { "Sec-Fetch-Site": "cross-site" } })).status).toBe(200);
});

test("A4: drops the body of a GET or HEAD", async () => {
  const app = new Hono<PlatformEnv>();
  let seen: Request | undefined;
  app.use(methods);
  app.all("*", (c) => {
    seen = c.req.raw;
    return new Response("page");
  });
  const sent = (method: string) => {
    const headers = { "Content-Type": "text/plain", "Content-Length": "1", Cookie: "a=b" };
    const request = new Request("https://www.loggia.example/cart?x=1", { method, headers });
    // Node cannot create this request, but workerd receives it.
    return Object.defineProperty(request, "body", { value: new Blob(["x"]).stream() });
  };
  for (const method of ["GET", "HEAD"]) {
    expect((await app.request(sent(method))).status).toBe(200);
    expect([seen?.method, seen?.url, seen?.body]).toEqual([
      method,
      "https://www.loggia.example/cart?x=1",
      null,
    ]);
    expect(Object.fromEntries(seen?.headers ?? [])).toEqual({ cookie: "a=b" });
  }
});

// spec paying: back from a payment provider by GET or by a foreign form without our cookie: the order says what happened
test("a foreign form is accepted only at the payment return route", async () => {
  const app = guarded();
  const status = async (path: string) => {
    const headers = { "Sec-Fetch-Site": "cross-site", Origin: "https://pay.example" };
    return (await app.request(`https://www.loggia.example${path}`, { method: "POST", headers })).status;
  };
  for (const path of ["/cart/payment-return/100015", "/cart/payment-return/1?ok=1"])
    expect(await status(path), path).toBe(200);
  for (const path of [
    "/cart/payment-return",
    "/cart/payment-return/",
    "/cart/payment-return/x",
    "/cart/payment-return/1/",
    "/cart/payment-return/1.data",
    "/cart/payment-return/%31",
    "/cart/payment-error/1",
    "/a/cart/payment-return/1",
    "/1",
  ])
    expect(await status(path), path).toBe(403);
});

// spec house: CSP with nonces, security headers, explicit Cache-Control
// spec again: X15: https holds for all that stands below the shop's host <- app/platform/http/headers/headers.ts
test("every response has security headers, a request id and its own Cache-Control", async () => {
  const app = guarded();
  for (const [path, expected] of [
    ["/", "private, no-cache"],
    ["/public", "public, max-age=60"],
    ["/public-cookie", "private, no-cache"],
    ["/payment", "no-store"],
    ["/cart/payment-completed/12", "no-store"],
    ["/cart/payment-error/12", "no-store"],
    ["/cart/payment-return/12?token=1", "no-store"],
    ["/payment-methods", "private, no-cache"],
  ] as const) {
    const { headers } = await app.request(`https://www.loggia.example${path}`);
    expect(headers.get("Cache-Control")).toBe(expected);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("X-Frame-Options")).toBe("DENY");
    expect(headers.get("Referrer-Policy")).toMatch(/^strict-origin/);
    expect(headers.has("Access-Control-Allow-Origin"), "A7").toBe(false);
    expect(headers.get("Cross-Origin-Resource-Policy"), "F28").toBe("same-origin");
    expect(headers.get("Strict-Transport-Security"), "X15").toBe("max-age=31536000; includeSubDomains");
    expect(headers.get("X-Request-Id")).toMatch(/^[\w-]{36}$/);
  }
  expect((await app.request("http://loggia.localhost/")).headers.has("Strict-Transport-Security")).toBe(
    false,
  );
});

// spec again: X15: what a request took is told to this machine alone <- app/platform/http/logs/timing.ts
test("X15: sends Server-Timing only on a local host", async () => {
  const told = async (url: string) => (await guarded().request(url)).headers.get("Server-Timing");
  expect(await told("http://loggia.localhost/")).toMatch(/^ebsn;desc="0";dur=0, total;dur=\d+$/);
  expect(await told("https://www.loggia.example/")).toBeNull();
});

test("cacheControl keeps a route's value but is never public with a cookie", () => {
  const visitor = { setsCookie: false, personal: false };
  const changed = { setsCookie: true, personal: false };
  expect(cacheControl("/payment", "public, max-age=60", visitor)).toBe("no-store");
  expect(cacheControl("/x", null, changed)).toBe("private, no-cache");
  expect(cacheControl("/x", "no-store", changed)).toBe("no-store");
  expect(cacheControl("/x", "max-age=60", changed)).toBe("private, no-cache");
});

test("a page that can have a token in its URL is no-store", () => {
  const visitor = { setsCookie: false, personal: false };
  const ways = ["/reset-password", "/registration/reset-password", "/registration/confirm"];
  for (const path of [...ways, "/registration-confirm", "/email-confirmed", "/ebsn/api/saml/acs"])
    expect(cacheControl(path, null, visitor), path).toBe("no-store");
  expect(cacheControl("/reset-password-sent", null, visitor)).toBe("private, no-cache");
});

// spec house: CSP with nonces, security headers, explicit Cache-Control
test("attack 22: a page with a token has the referrer policy strict-origin", async () => {
  for (const path of ["/reset-password", "/registration/confirm", "/email-confirmed"]) {
    const { headers } = await guarded().request(`https://www.loggia.example${path}`);
    // Under "no-referrer" the browser would send `Origin: null` (Fetch, "append a request Origin
    // header").
    expect(headers.get("Referrer-Policy"), path).toBe("strict-origin");
  }
});

test("attack 22: a no-store path stays no-store in any spelling", async () => {
  for (const path of ["/Reset-Password", "/reset-password/", "/PAYMENT//", "/cart/Payment-Completed/12/"]) {
    const { headers } = await guarded().request(`https://www.loggia.example${path}`);
    expect(headers.get("Cache-Control"), path).toBe("no-store");
  }
});

// spec attacked: F15 personal pages are never stored <- app/platform/http/headers/headers.ts
test("F15: a personal response is no-store unless it is public and sets no cookie", () => {
  const shopper = { setsCookie: false, personal: true };
  expect(cacheControl("/profile/addresses", null, shopper)).toBe("no-store");
  expect(cacheControl("/search/suggest", "private, max-age=300", shopper)).toBe("no-store");
  expect(cacheControl("/sitemap.xml", "public, max-age=60", shopper)).toBe("public, max-age=60");
  expect(cacheControl("/sitemap.xml", "public, max-age=60", { ...shopper, setsCookie: true })).toBe(
    "no-store",
  );
});

test("a request id is always our own, never the client's", async () => {
  const idFor = async (id: string) =>
    (await guarded().request("/", { headers: { "X-Request-Id": id } })).headers.get("X-Request-Id");
  for (const brought of ["abc-DEF_123", "category", crypto.randomUUID(), "<script>alert(1)</script>"]) {
    const id = await idFor(brought);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(id).not.toBe(brought);
  }
});

// spec house: CSP with nonces, security headers, explicit Cache-Control
test("the policy has own scripts, pictures and form targets for payment and identity", () => {
  const policy = contentSecurityPolicy(
    "abc",
    {
      pictureBase: "https://img.example/t/loggia",
      cms: "https://cms.example/p",
      paymentOrigins: ["https://pay.example"],
      identityOrigins: ["https://id.example"],
      tenant: {},
    },
    false,
  );
  expect(policy.split("; ")).toEqual([
    "default-src 'self'",
    "script-src 'self' 'nonce-abc'",
    "style-src 'self' 'nonce-abc'",
    "img-src 'self' data: https://img.example https://cms.example",
    "connect-src 'self'",
    "form-action 'self' https://pay.example https://id.example",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ]);
});

// spec house: CSP with nonces, security headers, explicit Cache-Control
test("the policy leaves out an origin that would add directives", () => {
  const written = [
    "https://a.b;sandbox",
    "https://a.b, script-src *",
    "https://a.b *",
    "https://*",
    "*",
    "'unsafe-inline'",
  ];
  const origins = { paymentOrigins: [...written, "https://pay.example"], identityOrigins: written };
  for (const pictureBase of ["https://a.b;sandbox", "https://a,b", "https://*"]) {
    const policy = contentSecurityPolicy("abc", { pictureBase, ...origins, tenant: {} }, false);
    expect(policy.split("; ")).toEqual([
      "default-src 'self'",
      "script-src 'self' 'nonce-abc'",
      "style-src 'self' 'nonce-abc'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "form-action 'self' https://pay.example",
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "object-src 'none'",
    ]);
  }
});

// spec §7: an optional recaptcha token, where the chain has a challenge
test("the policy allows a challenge only in a chain that has it", () => {
  const served = { pictureBase: "https://img.example", paymentOrigins: [], identityOrigins: [] };
  const policyFor = (provider: "turnstile" | "recaptcha") =>
    contentSecurityPolicy("abc", { ...served, tenant: { challenge: { provider, siteKey: "k" } } }, false);
  expect(policyFor("turnstile").split("; ")).toEqual(
    expect.arrayContaining([
      "script-src 'self' 'nonce-abc' https://challenges.cloudflare.com",
      "frame-src https://challenges.cloudflare.com",
    ]),
  );
  expect(policyFor("turnstile")).not.toContain("google");
  expect(policyFor("recaptcha")).toContain(
    "frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
  );
  expect(policyFor("recaptcha")).not.toContain("cloudflare");
});

/** An app that serves pages of a single chain with its policy. */
async function policedApp(tenantId: "loggia" | "quantobasta") {
  const { tenants } = await import("#tenants/registry");
  const app = new Hono<PlatformEnv>();
  app.use(async (c, next) => {
    c.set("visitor", await visitorOf(c.req.raw, {}));
    c.set("served", {
      ...plainChain,
      tenant: tenants[tenantId],
      backend: "",
      publicOrigin: "",
      pictureBase: "https://img.example",
      paymentOrigins: [],
      identityOrigins: [],
    });
    await next();
  });
  app.use(csp(false));
  app.get("/page", (c) => c.html(c.var.nonce));
  return app;
}

// spec §9: analytics through a tag-manager class, after the consent to it
test("the policy allows the tag manager only after consent in a chain that has it", async () => {
  const consent = {
    analytics: true,
    profilation: false,
    uuid: crypto.randomUUID(),
    saveDate: new Date().toISOString(),
  };
  const policyOf = async (tenantId: "loggia" | "quantobasta", cookie: string) => {
    const headers = { Cookie: cookie };
    const answer = await (await policedApp(tenantId)).request("https://shop.example/page", { headers });
    return answer.headers.get("Content-Security-Policy") ?? "";
  };
  const cookieOf = (choice: typeof consent) =>
    consentCookie(new URL("https://shop.example"), choice).split(";", 1)[0] ?? "";
  const consented = await policyOf("quantobasta", cookieOf(consent));
  expect(consented).toMatch(/script-src 'self' 'nonce-\w+' https:\/\/www\.googletagmanager\.com;/);
  expect(consented).toContain("https://*.google-analytics.com");
  for (const policy of [
    await policyOf("quantobasta", ""),
    await policyOf("quantobasta", cookieOf({ ...consent, analytics: false })),
    await policyOf("quantobasta", `${cookieOf(consent)}; __Host-lite=1`),
    await policyOf("loggia", cookieOf(consent)),
  ]) {
    expect(policy).toContain("script-src 'self' 'nonce-");
    expect(policy).not.toContain("google");
  }
});

test("HTML has the policy with the request's nonce, and a stricter page keeps its own", async () => {
  const app = await policedApp("loggia");
  app.get("/json", (c) => c.json({}));
  app.get("/last", () => lastResortPage(500, "id"));
  const policyOf = async (path: string) => (await app.request(path)).headers.get("Content-Security-Policy");
  const page = await app.request("/page");
  expect(page.headers.get("Content-Security-Policy")).toContain(`'nonce-${await page.text()}'`);
  expect(await policyOf("/page")).not.toBe(await policyOf("/page"));
  expect(await policyOf("/json")).toBeNull();
  expect(await policyOf("/last")).toContain("default-src 'none'");
});

// spec house: last-resort page without any framework
test("lastResortPage is an Italian page with its status and the escaped request id", async () => {
  const response = lastResortPage(503, `<b>"x"&`);
  const html = await response.text();
  expect(response.status).toBe(503);
  expect(response.headers.get("Retry-After")).toBe("30");
  expect(html).toContain("Torniamo subito");
  expect(html).toContain("&#60;b&#62;&#34;x&#34;&#38;");
  const nonce = /style nonce="([^"]+)"/.exec(html)?.[1];
  expect(response.headers.get("Content-Security-Policy")).toContain(`'nonce-${nonce}'`);
  expect(await lastResortPage(421, "id").text()).not.toContain("<a ");
});
