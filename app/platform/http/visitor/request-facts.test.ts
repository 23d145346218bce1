import { Hono } from "hono";
import { afterEach, expect, test, vi } from "vitest";
import type { PlatformEnv } from "../../env";
import { readForm, textFields, UnreadableForm } from "../forms/form-body";
import { requestLog } from "../logs/log";
import { createRoutePattern } from "../route-pattern";
import { createTiming, timings } from "../logs/timing";
import { dialogHeader } from "~/lib/in-place";
import { visitorOf } from "./visitor";

afterEach(() => vi.restoreAllMocks());

const pattern = createRoutePattern({
  root: { path: "" },
  shell: { parentId: "root" },
  home: { parentId: "shell" },
  category: { path: "category/*", parentId: "shell" },
  lists: { path: "profile/lists", parentId: "shell" },
  list: { path: ":listId", parentId: "lists" },
  favourites: { path: "favourites", parentId: "lists" },
  order: { path: "profile/orders/:orderId", parentId: "shell" },
  unknown: { path: "*" },
});

test("a request is logged by its route without ids, slugs or e-mails", () => {
  const names = {
    "/": "/",
    "/category/frutta/mele": "/category/*",
    "/profile/lists/favourites": "/profile/lists/favourites",
    "/profile/lists/7": "/profile/lists/:listId",
    "/profile/orders/12/": "/profile/orders/:orderId",
    "/someone@example.com": "*",
    "/category": "*",
  };
  for (const [path, name] of Object.entries(names)) expect(pattern(path)).toBe(name);
});

test("logs one JSON line per request without query, cookies or ids", async () => {
  const log = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const app = new Hono<PlatformEnv>();
  app.use(timings, requestLog(pattern));
  app.all("*", (c) => {
    c.var.timing.ebsn(12);
    c.var.timing.cache("hit");
    c.var.timing.cache("hit");
    return c.text("", c.req.path === "/" ? 200 : 404);
  });
  await app.request("/profile/orders/4711?q=segreto", { headers: { cookie: "loggia-s=segreto" } });
  const line = String(log.mock.calls[0]?.[0]);
  expect(JSON.parse(line)).toMatchObject({
    level: "warn",
    event: "request",
    tenant: "-",
    route: "/profile/orders/:orderId",
    method: "GET",
    status: 404,
    ebsn: 1,
    ebsnMs: 12,
    cache: "hit 2",
  });
  expect(line).not.toMatch(/4711|segreto/);
});

// spec again: X15: the log names an account by a keyed hash, and no personal data <- app/platform/http/logs/log.ts, app/platform/session/seal.ts
test("X15: the request log has the account's mark only for a signed-in shopper", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const app = new Hono<PlatformEnv>();
  app.use(timings, requestLog(pattern));
  app.get("/", (c) => c.text(""));
  app.get("/profile/orders/:id", (c) => {
    c.set("marks", { account: "Zk3_x0aB-9qL", origin: "q8Lm2-_0aBcD" });
    return c.text("");
  });
  for (const path of ["/", "/profile/orders/7"]) await app.request(path);
  const [visitor, shopper] = log.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown);
  expect(visitor).not.toHaveProperty("account");
  expect(visitor).not.toHaveProperty("origin");
  expect(shopper).toMatchObject({ account: "Zk3_x0aB-9qL", origin: "q8Lm2-_0aBcD" });
});

test("Server-Timing sums the calls, the cache and the rendering", () => {
  let now = 0;
  const timing = createTiming(() => now);
  timing.ebsn(10);
  timing.ebsn(20);
  timing.cache("miss");
  timing.cache("page miss");
  timing.render(5);
  now = 40;
  expect(timing.header()).toBe(
    `ebsn;desc="2";dur=30, cache;desc="miss 1, page miss 1", render;dur=5, total;dur=40`,
  );
});

test("the locale comes from ?lng=, the cookie, the browser, else Italian", async () => {
  const cookie = "lng=en";
  const localeOf = async (url: string, headers: Record<string, string> = {}) =>
    (await visitorOf(new Request(`http://loggia.localhost${url}`, { headers }), {})).locale;
  expect(await localeOf("/")).toBe("it");
  expect(await localeOf("/", { "accept-language": "en-GB,en;q=0.9,it;q=0.5" })).toBe("en");
  expect(await localeOf("/", { "accept-language": "de" })).toBe("it");
  expect(await localeOf("/", { "accept-language": "it", cookie })).toBe("en");
  expect(await localeOf("/?lng=it", { cookie })).toBe("it");
  expect(await localeOf("/?lng=xx", { cookie: "lng=rubbish" })).toBe("it");
});

test("lite mode is the shopper's choice, or Save-Data without a choice", async () => {
  const isLite = async (headers: Record<string, string>) =>
    (await visitorOf(new Request("http://loggia.localhost/", { headers }), {})).lite;
  expect(await isLite({})).toBe(false);
  expect(await isLite({ cookie: "lite=1" })).toBe(true);
  expect(await isLite({ "save-data": "on" })).toBe(true);
  expect(await isLite({ cookie: "lite=0", "save-data": "on" })).toBe(false);
});

test("P2: fromElsewhere is true only for a page opened from outside the shop", async () => {
  const fromElsewhere = async (headers: Record<string, string>) =>
    (await visitorOf(new Request("http://loggia.localhost/", { headers }), {})).fromElsewhere;
  expect(await fromElsewhere({ "sec-fetch-site": "none" })).toBe(true);
  expect(await fromElsewhere({ "sec-fetch-site": "cross-site" })).toBe(true);
  expect(await fromElsewhere({ "sec-fetch-site": "same-origin" })).toBe(false);
  expect(await fromElsewhere({})).toBe(false);
  expect(await fromElsewhere({ "sec-fetch-site": "none", referer: "http://loggia.localhost/catalog" })).toBe(
    false,
  );
  expect(await fromElsewhere({ "sec-fetch-site": "cross-site", referer: "https://search.example/" })).toBe(
    true,
  );
  expect(await fromElsewhere({ "sec-fetch-site": "none", [dialogHeader]: "1" })).toBe(false);
});

const posted = (body: BodyInit, headers?: Record<string, string>) =>
  new Request("http://loggia.localhost/", { method: "POST", body, headers });

test("readForm reads both encodings, drops files and reads an empty body as empty", async () => {
  const { form, again } = await readForm(posted(new URLSearchParams("a=1&a=2&b=%C3%A8")));
  expect(await again.text()).toBe("a=1&a=2&b=%C3%A8");
  expect(textFields(form)).toEqual([
    ["a", "1"],
    ["a", "2"],
    ["b", "è"],
  ]);
  const parts = new FormData();
  parts.set("a", "1");
  parts.set("file", new File(["x"], "x.txt"));
  expect(textFields((await readForm(posted(parts))).form)).toEqual([["a", "1"]]);
  expect(
    textFields((await readForm(new Request("http://loggia.localhost/", { method: "POST" }))).form),
  ).toEqual([]);
});

/** A posted form whose bytes arrive as `source` defines. */
const dripped = (source: UnderlyingDefaultSource<Uint8Array>) =>
  new Request("http://loggia.localhost/", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new ReadableStream(source, { highWaterMark: 0 }),
    duplex: "half",
  } as RequestInit);

const statusOf = (request: Request) =>
  readForm(request).then(
    () => 200,
    (error: unknown) => (error instanceof UnreadableForm ? error.status : error),
  );

// spec again: X6: a form has a size and a time, takes as much memory as has come of it, and may be broken off <- app/platform/http/forms/form-body.ts
test("X6: readForm ends a slow form with 408 after ten seconds", async () => {
  vi.useFakeTimers();
  let ended = false;
  const every = (ms: number, most: number): UnderlyingDefaultSource<Uint8Array> => {
    let sent = 0;
    return {
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, ms));
        if (ended) return;
        sent += 1;
        if (sent > most) controller.close();
        else controller.enqueue(new TextEncoder().encode(sent === 1 ? "a=" : "x"));
      },
      cancel: () => void (ended = true),
    };
  };
  const slow = statusOf(dripped(every(1000, 1000)));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await slow).toBe(408);
  expect(ended).toBe(true);
  const gate = dripped({
    pull: (controller) =>
      new Promise<void>(() => void (stop = () => controller.error(new Error("cancelled")))),
  });
  let stop: () => void = () => undefined;
  const failing = statusOf(gate);
  setTimeout(() => stop(), 10_000);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await failing).toBe(408);
  ended = false;
  const quick = readForm(dripped(every(500, 12)));
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await quick).form.get("a")).toBe("x".repeat(11));
  vi.useRealTimers();
});

// spec again: X6: a form has a size and a time, takes as much memory as has come of it, and may be broken off
test("X6: readForm allocates only as much memory as has arrived", async () => {
  const taken: number[] = [];
  const construct = (target: typeof Uint8Array, [size]: [unknown]) => {
    if (typeof size === "number") taken.push(size);
    return Reflect.construct(target, [size]) as Uint8Array;
  };
  const chunks = ["a=", ..."0123456789"].map((text) => {
    const room = new Uint8Array(262_144);
    return room.subarray(0, new TextEncoder().encodeInto(text, room).written);
  });
  vi.stubGlobal("Uint8Array", new Proxy(Uint8Array, { construct }));
  const { form } = await readForm(
    dripped({
      pull(controller) {
        const next = chunks.shift();
        if (next) controller.enqueue(next);
        else controller.close();
      },
    }),
  );
  vi.unstubAllGlobals();
  expect(form.get("a")).toBe("0123456789");
  expect(taken.reduce((all, size) => all + size, 0)).toBeLessThanOrEqual(1024);
});

// spec again: X6: a form has a size and a time, takes as much memory as has come of it, and may be broken off
test("X6: a form aborted by its client is 400", async () => {
  const broken = dripped({ pull: (controller) => controller.error(new Error("Network connection lost.")) });
  expect(await statusOf(broken)).toBe(400);
});

// spec §8: forms of ten megabytes are refused before they are read
test("readForm rejects over 64 kB with 413 and a body that is no form with 400", async () => {
  const type = { "Content-Type": "application/x-www-form-urlencoded" };
  expect(await statusOf(posted(`a=${"x".repeat(65_534)}`, type))).toBe(200);
  expect(await statusOf(posted(`a=${"x".repeat(65_535)}`, type))).toBe(413);
  expect(await statusOf(posted("{}", { "Content-Type": "application/json" }))).toBe(400);
  expect(await statusOf(posted("no boundary", { "Content-Type": "multipart/form-data; boundary=x" }))).toBe(
    400,
  );
});
