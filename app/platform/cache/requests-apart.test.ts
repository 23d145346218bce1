import { build } from "esbuild";
import { Miniflare } from "miniflare";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/**
 * Each request loads a value that takes half a second and contains the number of loads.
 * - `/patient` waits for it, `/impatient` answers after 50 ms
 * - the load of `/failing` fails
 * - `/made` is made by one request and found by the rest
 * - `/gated` makes a call of 250 ms through a gate for four and returns the number of parallel
 *   calls.
 */
const worker = `
import { createTextCache } from "./app/platform/cache/text-cache";
import { createOneMaker } from "./app/platform/cache/one-maker";
import { createGates } from "./app/net/gate";
const gates = createGates({
  calls: 4,
  queue: 40,
  share: { anybody: 1, visitor: 1, shopper: 1, change: 1 },
  waitMs: { anybody: 3000, visitor: 3000, shopper: 3000, change: 3000 },
  breaker: { windowMs: 10000, failures: 20, share: 0.5, openMs: 5000 },
});
let calls = 0;
let loads = 0;
let made;
const oneMaker = createOneMaker();
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const load = async () => {
  await wait(500);
  return "value " + (loads += 1);
};
const came = {};
// what a crowd waits for ends only when all have come
const untilAll = async (path) => {
  while (came[path] < 200) await wait(20);
};
const fail = () => untilAll("/failing").then(() => Promise.reject(new Error("failure " + (loads += 1))));
async function makeOnce() {
  const coming = made ? undefined : oneMaker.coming("made");
  if (coming) await coming;
  if (made) return made;
  const done = oneMaker.begin("made");
  await untilAll("/made");
  made = await load();
  done(true);
  return made;
}
export default {
  async fetch(request, env, context) {
    const { pathname } = new URL(request.url);
    came[pathname] = (came[pathname] ?? 0) + 1;
    if (request.url.endsWith("/made")) return new Response(await makeOnce());
    if (request.url.endsWith("/gated")) {
      const leave = await gates.of("chain", "backend").enter("anybody", 4000);
      const beside = (calls += 1);
      await wait(250);
      calls -= 1;
      leave("answered");
      return new Response(String(beside));
    }
    const cache = createTextCache({ store: caches.default, waitUntil: (promise) => context.waitUntil(promise) });
    if (request.url.endsWith("/failing"))
      return new Response(await cache.once("https://cache.invalid/failing", fail).catch(({ message }) => message));
    if (pathname === "/crowd")
      return new Response(await cache.once("https://cache.invalid/crowd", () => untilAll(pathname).then(load)));
    const value = cache.once("https://cache.invalid/slow", load);
    if (request.url.endsWith("/patient")) return new Response(await value);
    return new Response(await Promise.race([value, wait(50).then(() => "nothing")]));
  },
};`;

let complaints = "";
let workerd: Miniflare;

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: worker, resolveDir: root },
    bundle: true,
    write: false,
    format: "esm",
    tsconfig: `${root}tsconfig.json`,
  });
  workerd = new Miniflare({
    host: "127.0.0.1",
    cf: false,
    modules: true,
    script: outputFiles.map(({ text }) => text).join(""),
    compatibilityDate: "2026-04-20",
    compatibilityFlags: ["nodejs_compat"],
    handleRuntimeStdio(stdout: Readable, stderr: Readable) {
      for (const stream of [stdout, stderr])
        stream.on("data", (chunk: Buffer) => (complaints += chunk.toString()));
    },
  });
  await workerd.ready;
});
afterAll(() => workerd.dispose());

const ask = async (path: string) => (await workerd.dispatchFetch(`http://shop.invalid${path}`)).text();

// spec house: stale-while-revalidate, keys apart by tenant, never errors or personal data, one refresh at a time <- app/platform/cache/text-cache.ts
test("many requests share one slow load without waiting across requests", async () => {
  const crowd = ["/impatient", "/patient", "/impatient", "/patient", "/impatient"].map(ask);
  expect(await Promise.all(crowd)).toEqual(["nothing", "value 1", "nothing", "value 1", "nothing"]);
  expect(complaints).not.toMatch(/different request/);
});

// spec house: a stampede of 200 concurrent misses makes one backend call per isolate <- app/platform/cache/text-cache.ts, app/platform/cache/one-maker.ts
test("200 simultaneous requests make one load and share its failure only then", async () => {
  const crowd = (path: string) => Promise.all(Array.from({ length: 200 }, () => ask(path)));
  const [slow = "", ...others] = [...new Set(await crowd("/crowd"))];
  expect([slow, others]).toEqual([expect.stringMatching(/^value/), []]);
  const made = new Set(await crowd("/made"));
  expect(made.size).toBe(1);
  const failures = new Set(await crowd("/failing"));
  expect(failures.size).toBe(1);
  expect([...failures]).not.toContain(await ask("/failing"));
  expect(complaints).not.toMatch(/different request/);
});

// spec house: a broken backend ends as a page, and takes nobody else's along <- app/net/gate.ts
test("many requests pass a gate four at a time without waiting across requests", async () => {
  const beside = (await Promise.all(Array.from({ length: 20 }, () => ask("/gated")))).map(Number);
  expect(Math.max(...beside)).toBe(4);
  expect(complaints).not.toMatch(/different request/);
});
