import { Hono } from "hono";
import { afterEach, expect, test, vi } from "vitest";
import { tenants } from "#tenants/registry";
import type { Tenant } from "#tenants/schema";
import { consentCookie } from "../http/visitor/consent";
import { createNonce } from "../http/headers/csp";
import type { PlatformEnv } from "../env";
import { plainChain } from "../testing/test-kv";
import { createMemory } from "./memory";
import { createRecentPages } from "./recent-pages";
import { pageCache, pageKey, type PageToRender } from "./pages";
import { createTiming } from "../http/logs/timing";
import { visitorOf } from "../http/visitor/visitor";

/** A shop whose pages count their renderings; `offer` holds the route's cache headers. */
function shop(offer: Record<string, string> = { "x-page-cache": "60" }, status = 200) {
  const answers = { offer, status, coming: Promise.resolve() };
  const generation = crypto.randomUUID();
  const pending: Promise<unknown>[] = [];
  const rendered: PageToRender[] = [];
  const render = async (page: PageToRender, tenant: string, id: string) => {
    const count = rendered.push(page);
    await answers.coming;
    const html = `<h1>${tenant} ${page.visitor.locale} ${count}</h1><script nonce="${page.nonce}"></script><p>${id}</p>`;
    const headers = { "Content-Type": "text/html; charset=utf-8", ...answers.offer };
    return new Response(html, { status: answers.status, headers });
  };
  const app = new Hono<PlatformEnv>();
  app.use(async (c, next) => {
    const tenant = new URL(c.req.url).hostname.startsWith("quantobasta")
      ? tenants.quantobasta
      : tenants.loggia;
    const publicOrigin = new URL(c.req.url).origin;
    const origins = { paymentOrigins: [], identityOrigins: [] };
    c.set("served", {
      ...plainChain,
      tenant,
      pageGeneration: generation,
      publicOrigin,
      backend: "",
      pictureBase: "",
      ...origins,
    });
    c.set("visitor", await visitorOf(c.req.raw, {}));
    c.set("deadline", () => new AbortController().signal);
    c.set("timing", createTiming());
    c.set("nonce", createNonce());
    c.set("requestId", crypto.randomUUID());
    await next();
    c.res.headers.set("X-Nonce", c.var.nonce);
    c.res.headers.set("X-Id", c.var.requestId);
    c.res.headers.set("X-Outcome", c.var.timing.cacheSummary);
  });
  app.use(
    pageCache(
      (c, page) => render(page, c.var.served.tenant.id, c.var.requestId),
      createMemory(),
      createRecentPages(),
    ),
  );
  app.all("*", (c) =>
    render(
      {
        request: c.req.raw,
        visitor: c.var.visitor,
        streams: true,
        nonce: c.var.nonce,
        deadline: c.var.deadline(),
      },
      c.var.served.tenant.id,
      c.var.requestId,
    ),
  );
  const context = {
    waitUntil: (promise: Promise<unknown>) => void pending.push(promise),
    passThroughOnException: () => undefined,
    props: {},
  };
  const visit = async (
    path: string,
    headers: Record<string, string> = {},
    host = "loggia.localhost",
    method = "GET",
  ) => {
    const response = await app.fetch(new Request(`http://${host}${path}`, { headers, method }), {}, context);
    const text = await response.text();
    while (pending.length > 0) await pending.pop();
    return {
      text,
      outcome: response.headers.get("X-Outcome"),
      nonce: response.headers.get("X-Nonce") ?? "",
      id: response.headers.get("X-Id") ?? "",
      headers: response.headers,
    };
  };
  return { visit, rendered, answers };
}

afterEach(() => vi.useRealTimers());
/** Moves the isolate's clock only. */
const after = (seconds: number) => {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(now + seconds * 1000);
};

// spec house: whole pages for anonymous visitors, the nonce new on every hit <- app/platform/cache/pages.ts
test("a page is rendered once and served with its own nonce and request id each time", async () => {
  const { visit, rendered } = shop();
  const first = await visit("/");
  const second = await visit("/");
  expect([first.outcome, second.outcome]).toEqual(["page miss 1", "page hit 1"]);
  expect(rendered).toHaveLength(1);
  expect(second.nonce).not.toBe(first.nonce);
  expect(first.text).toContain(first.id);
  expect(second.text).toBe(first.text.replace(first.nonce, second.nonce).replace(first.id, second.id));
  expect(first.headers.has("x-page-cache") || second.headers.has("x-page-cache")).toBe(false);
});

// spec house: whole pages for anonymous visitors, the nonce new on every hit
test("session cookies and forms bypass the page cache", async () => {
  const { visit, rendered } = shop();
  await visit("/");
  for (const cookie of [
    "loggia-s=x",
    "loggia-fabc=x",
    "loggia-k=x",
    "loggia-allergens=milk",
    "__Host-loggia-s=x",
  ]) {
    expect((await visit("/", { cookie })).outcome).toBe("");
  }
  expect((await visit("/", {}, "loggia.localhost", "POST")).outcome).toBe("");
  expect(rendered).toHaveLength(7);
});

test("the page cache serves a returning visitor with only the last-user cookie", async () => {
  const { visit } = shop();
  await visit("/");
  for (const cookie of ["loggia-o=12", "__Host-loggia-o=12", "other=1; loggia-o=12"]) {
    expect((await visit("/", { cookie })).outcome).toBe("page hit 1");
  }
  expect((await visit("/", { cookie: "loggia-o=12; loggia-s=x" })).outcome).toBe("");
});

test("the page cache ignores foreign cookies and those of other tenants", async () => {
  const { visit } = shop();
  await visit("/");
  const foreign = "consent=1; _ga=GA1.2; __Host-other=1; quantobasta-s=x";
  expect((await visit("/", { cookie: foreign })).outcome).toBe("page hit 1");
});

// spec attacked: F3 a page is rendered at the address it is kept under <- app/platform/cache/pages.ts
test("F3: a page is rendered at its cached URL for every first visitor", async () => {
  for (const cookie of ["", "other=1"]) {
    const { visit, rendered } = shop();
    await visit("/search?q=latte&utm_source=X&page=2&gclid=1&fbclid=2", { cookie });
    for (const { request } of rendered) {
      expect(request.url).toBe("http://loggia.localhost/search?page=2&q=latte");
    }
    expect((await visit("/search?page=2&utm_campaign=Y&q=latte")).outcome).toBe("page hit 1");
  }
});

test("a page without a cache offer is still served, errors included", async () => {
  const { visit } = shop({}, 404);
  expect((await visit("/nothing?utm_source=X")).text).toContain("loggia");
});

test("tenant, language, lite mode, arrival and URL separate pages, marketing does not", async () => {
  const { visit } = shop();
  const texts = [
    await visit("/"),
    await visit("/", {}, "quantobasta.localhost"),
    await visit("/", { "accept-language": "en" }),
    await visit("/", { cookie: "lite=1" }),
    await visit("/", { "sec-fetch-site": "none" }),
    await visit("/?page=2"),
    await visit("/", {}, "127.0.0.1"),
  ];
  expect(texts.map(({ outcome }) => outcome)).toEqual(Array(7).fill("page miss 1"));
  expect((await visit("/?utm_source=posta&gclid=1")).outcome).toBe("page hit 1");
  expect((await visit("/", { cookie: "loggia-w=sealed" })).outcome).toBe("page hit 1");
});

test("stores only complete, successful pages without cookies that the route offers", async () => {
  for (const { visit } of [
    shop({}),
    shop({ "x-page-cache": "60" }, 404),
    shop({ "x-page-cache": "60", "Set-Cookie": "a=b" }),
    shop({ "x-page-cache": "nonsense" }),
  ]) {
    await visit("/");
    expect((await visit("/")).outcome).not.toContain("hit");
  }
});

test("a streamed page is served live, and a complete one is rendered for the cache", async () => {
  const { visit, rendered } = shop({ "x-page-cache": "60", "Content-Encoding": "identity" });
  const first = await visit("/");
  expect(first.text).toContain("loggia it 1");
  expect(rendered.map(({ streams }) => streams)).toEqual([true, false]);
  expect(rendered[1]?.request.headers.get("cookie")).toBeNull();
  const second = await visit("/");
  expect(second.outcome).toBe("page hit 1");
  expect(second.text).toContain("loggia it 2");
});

// spec light: whole pages from the cache: rendered once, stale while one is made, bounded in an isolate's memory
test("a complete page is stored as it is", async () => {
  const { visit, rendered } = shop();
  await visit("/");
  expect((await visit("/")).outcome).toBe("page hit 1");
  expect(rendered).toHaveLength(1);
});

// spec light: whole pages from the cache: rendered once, stale while one is made, bounded in an isolate's memory <- app/platform/cache/pages.ts, app/platform/cache/recent-pages.ts
test("a stale page is served while one new page is rendered", async () => {
  const { visit, rendered } = shop();
  await visit("/");
  after(61);
  const old = await visit("/");
  expect([old.outcome, old.text.includes("loggia it 1")]).toEqual(["page stale 1", true]);
  const renewed = await visit("/");
  expect([renewed.outcome, renewed.text.includes("loggia it 2")]).toEqual(["page hit 1", true]);
  expect(rendered).toHaveLength(2);
});

// spec light: whole pages from the cache: rendered once, stale while one is made, bounded in an isolate's memory
test("a stale page that cannot be revalidated is retried after half a minute", async () => {
  const { visit, rendered, answers } = shop();
  await visit("/");
  after(61);
  answers.offer = {};
  for (let visits = 0; visits < 3; visits += 1) expect((await visit("/")).outcome).toBe("page stale 1");
  expect(rendered).toHaveLength(2);
  // A redirect to the page for a down backend, a rate limit, and no response.
  for (const status of [303, 429, 503]) {
    answers.status = status;
    after(31);
    expect((await visit("/")).outcome).toBe("page stale 1");
  }
  expect(rendered).toHaveLength(5);
});

// spec light: whole pages from the cache: rendered once, stale while one is made, bounded in an isolate's memory
test("a stale page that no longer exists is served once more at most", async () => {
  const { visit, answers } = shop();
  await visit("/");
  after(61);
  answers.status = 404;
  expect((await visit("/")).outcome).toBe("page stale 1");
  answers.offer = {};
  expect((await visit("/")).outcome).toBe("");
});

/** Two hundred parallel visits; the first rendering ends only after all have arrived. */
async function crowd({ visit, answers }: ReturnType<typeof shop>, path: string) {
  let end: () => void = () => undefined;
  answers.coming = new Promise((resolve) => (end = resolve));
  const visits = Array.from({ length: 200 }, () => visit(path));
  setTimeout(end, 100);
  return Promise.all(visits);
}

// spec house: a stampede of 200 concurrent misses makes one backend call per isolate <- app/platform/cache/pages.ts, app/platform/cache/one-maker.ts
test.each<Record<string, string>>([{}, { "Content-Encoding": "identity" }])(
  "a crowd for an uncached page shares one rendering: %o",
  async (more) => {
    const opened = shop({ "x-page-cache": "60", ...more });
    const answers = await crowd(opened, "/");
    const made = "Content-Encoding" in more ? 2 : 1;
    expect(opened.rendered).toHaveLength(made);
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual([
      ...Array<string>(199).fill("page hit 1"),
      "page miss 1",
    ]);
    expect(new Set(answers.map(({ nonce }) => nonce)).size).toBe(200);
    for (const { text, nonce, id } of answers)
      expect([text.includes(nonce), text.includes(id)]).toEqual([true, true]);
  },
);

test("a page known as uncacheable makes no request wait after its first rendering", async () => {
  const opened = shop({});
  const first = await opened.visit("/login");
  expect(first.text).toContain("loggia");
  after(60);
  let end: () => void = () => undefined;
  opened.answers.coming = new Promise((resolve) => (end = resolve));
  const next = [opened.visit("/login"), opened.visit("/login"), opened.visit("/login")];
  await vi.waitFor(() => expect(opened.rendered).toHaveLength(4));
  end();
  await Promise.all(next);
  // The route now offers caching: a single request renders the page again.
  opened.answers.offer = { "x-page-cache": "60" };
  await opened.visit("/login");
  expect((await opened.visit("/login")).outcome).toBe("page hit 1");
});

test("a crowd for a page with max age 0 renders each, and later requests do not wait", async () => {
  const opened = shop({ "x-page-cache": "0" });
  const answers = await crowd(opened, "/");
  expect(answers.every(({ text }) => text.includes("loggia"))).toBe(true);
  expect(answers.some(({ headers }) => headers.has("x-page-cache"))).toBe(false);
  expect(opened.rendered).toHaveLength(200);
  let end: () => void = () => undefined;
  opened.answers.coming = new Promise((resolve) => (end = resolve));
  const next = [opened.visit("/"), opened.visit("/")];
  await vi.waitFor(() => expect(opened.rendered).toHaveLength(202));
  end();
  await Promise.all(next);
});

test("too many or too long parameters bypass the page cache", async () => {
  const served = { ...plainChain, tenant: tenants.loggia, publicOrigin: "http://loggia.localhost" };
  const key = async (query: string) => {
    const request = new Request(`http://loggia.localhost/search?${query}`);
    return pageKey(request, await visitorOf(request, {}), served)?.key;
  };
  expect(await key("b=2&a=1")).toBe(await key("a=1&b=2"));
  expect(await key(`q=${"x".repeat(301)}`)).toBeUndefined();
  expect(await key([..."abcdefghi"].map((name) => `${name}=1`).join("&"))).toBeUndefined();
});

test("a purged category's page has a new key, other pages keep theirs", async () => {
  const key = async (path: string, categories: Record<string, string>) => {
    const served = {
      ...plainChain,
      categories,
      tenant: tenants.loggia,
      publicOrigin: "https://shop.example",
    };
    const request = new Request(`https://shop.example${path}`);
    return pageKey(request, await visitorOf(request, {}), served)?.key;
  };
  const purged = { pane: "2" };
  expect(await key("/category/pane", purged)).not.toBe(await key("/category/pane", {}));
  expect(await key("/category/pane", purged)).not.toBe(await key("/category/pane", { pane: "3" }));
  for (const path of ["/category/latte", "/category/constructor", "/", "/product/pane"])
    expect(await key(path, purged)).toBe(await key(path, {}));
});

// spec §1: the client also runs as a mobile app shell
test("pages in the app have their own keys, except for a chain without an app", async () => {
  const key = async (tenant: Tenant, agent: string) => {
    const served = { ...plainChain, tenant, publicOrigin: "https://shop.example" };
    const request = new Request("https://shop.example/", { headers: { "User-Agent": agent } });
    const visitor = { ...(await visitorOf(request, tenant)), consent: undefined };
    return pageKey(request, visitor, served)?.key;
  };
  const [app, browser] = ["Mozilla/5.0 (Linux; Android 14; wv) BottegaApp/1.1.26", "Mozilla/5.0"];
  expect(await key(tenants.loggia, app)).toMatch(/it-shell-asked/);
  expect(await key(tenants.loggia, browser)).toMatch(/it-asked/);
  expect(await key(tenants.terrecomuni, app)).toBe(await key(tenants.terrecomuni, browser));
});

test("visitors with the same cookie consent share page keys", async () => {
  const key = async (tenant: Tenant, cookie: string) => {
    const served = { ...plainChain, tenant, publicOrigin: "https://shop.example" };
    const request = new Request("https://shop.example/", { headers: { Cookie: cookie } });
    return pageKey(request, await visitorOf(request, {}), served)?.key;
  };
  const cookieOf = (analytics: boolean, profilation: boolean) => {
    const choice = { analytics, profilation, uuid: crypto.randomUUID(), saveDate: new Date().toISOString() };
    return consentCookie(new URL("https://shop.example/"), choice).split(";", 1)[0] ?? "";
  };
  const plain = { ...tenants.loggia, analytics: undefined };
  const tagged = { ...tenants.loggia, analytics: { containerId: "GTM-ABC123" } };
  expect(await key(plain, "")).toMatch(/it-asked/);
  expect(await key(plain, "__Host-consent=rubbish")).toBe(await key(plain, ""));
  expect(await key(plain, cookieOf(false, true))).toBe(await key(plain, cookieOf(false, false)));
  // With consent to statistics a page measures itself.
  expect(await key(plain, cookieOf(true, true))).toBe(await key(plain, cookieOf(true, false)));
  expect(await key(plain, cookieOf(true, false))).not.toBe(await key(plain, cookieOf(false, false)));
  expect(await key(plain, cookieOf(false, false))).not.toBe(await key(plain, ""));
  // The page with the tag manager is only for visitors with consent to it.
  expect(await key(tagged, cookieOf(false, false))).toBe(await key(plain, cookieOf(false, false)));
  const consented = [cookieOf(true, false), cookieOf(false, true), cookieOf(true, true)];
  expect(new Set(await Promise.all(consented.map((cookie) => key(tagged, cookie)))).size).toBe(3);
  expect(await key(tagged, cookieOf(true, false))).toBe(await key(tagged, cookieOf(true, false)));
});
