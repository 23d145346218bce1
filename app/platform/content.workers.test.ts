import { expect, it } from "vitest";
import { wordpressPages } from "~/cms/testing/wordpress-pages";
import { createCms } from "~/cms/create-cms";
import { createOnce } from "./cache/once";
import { createMemory } from "./cache/memory";
import { createTextCache, edgeCache } from "./cache/text-cache";
import { createSharedValues } from "./cache/values";

const waitUntil = () => undefined;
const timing = { cache: () => undefined };
let chain = 0;

/** A separate chain whose content system responds with the current `answer`. */
function content() {
  chain += 1;
  const state = { asked: 0, now: Date.now(), answer: () => Response.json(wordpressPages) };
  const cache = createTextCache({ store: edgeCache(), waitUntil, now: () => state.now });
  const shared = {
    cache,
    waitUntil,
    timing,
    memory: createMemory(),
    tenant: `cms${chain}`,
    generation: "1.cms",
  };
  const values = createSharedValues({ ...shared, now: () => state.now });
  const cms = createCms({
    base: "https://blog.example",
    ownHosts: [],
    keep: values.readThrough,
    fetch: async () => {
      state.asked += 1;
      return state.answer();
    },
  });
  return { cms, state, values };
}

// spec §7: content is kept for 900 s and shown for a day where the content system is down <- app/platform/content.ts, app/platform/cache/values.ts
it("a safe page is cached, and served as stale while the content system is down", async () => {
  const { cms, state, values } = content();
  const page = await cms.page("pagina-di-esempio");
  expect(page?.html).toContain('<h2 id="testo-orari">Orari</h2>');
  await cms.page("pagina-di-esempio");
  expect(state.asked).toBe(1);

  state.answer = () => new Response("down", { status: 503 });
  state.now += 3_600_000;
  expect(await cms.page("pagina-di-esempio")).toEqual(page);
  await expect.poll(() => state.asked).toBe(2);
  expect(await cms.page("pagina-di-esempio")).toEqual(page);
  expect(values.staleSince()).toBeDefined();
});

it("a missing page is requested only once", async () => {
  const { cms, state } = content();
  state.answer = () => Response.json([]);
  expect(await cms.page("non-esiste")).toBeUndefined();
  expect(await cms.page("non-esiste")).toBeUndefined();
  expect(state.asked).toBe(1);
});

it("once runs work a single time per key, and again after a failure", async () => {
  const once = createOnce(createTextCache({ store: edgeCache(), waitUntil }), `once${chain}`);
  let done = 0;
  const work = async () => {
    await scheduler.wait(10);
    return (done += 1);
  };
  expect(await Promise.all([once("a", work), once("a", work)])).toEqual([1, 1]);
  expect(await once("a", work)).toBeUndefined();
  expect(await once("b", work)).toBe(2);
  await expect(once("c", () => Promise.reject(new Error("lost")))).rejects.toThrow();
  expect(await once("c", work)).toBe(3);
});
