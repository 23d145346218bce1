import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { openCopies, type Copies } from "./copies";
import type { Reader } from "./rules";

const origin = "https://shop.test";
const addressOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : String(request), origin).href;

/** The part of the browser's cache storage that copies use; `full`: it has no room. */
class Store {
  readonly caches = new Map<string, Map<string, Response>>();
  full = false;

  open = async (name: string) => {
    const entries = this.caches.get(name) ?? new Map<string, Response>();
    this.caches.set(name, entries);
    return {
      match: async (request: RequestInfo | URL) => entries.get(addressOf(request))?.clone(),
      put: async (request: RequestInfo | URL, answer: Response) => {
        if (this.full) throw new DOMException("no room", "QuotaExceededError");
        entries.set(addressOf(request), answer);
      },
      delete: async (request: RequestInfo | URL) => entries.delete(addressOf(request)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    };
  };
  has = async (name: string) => this.caches.has(name);
  delete = async (name: string) => this.caches.delete(name);
  keys = async () => [...this.caches.keys()];
}

const reader = (name: string, more: Partial<Reader> = {}): Reader => ({
  name,
  locale: "it",
  keeps: true,
  ...more,
});
const order = (id: number) => `${origin}/profile/orders/${id}`;
const page = (words: string) => `<title>${words} · Loggia</title>`;

let store: Store;
let time: number;
let copies: Copies;
beforeEach(() => {
  store = new Store();
  time = 1000;
  copies = openCopies(store as unknown as CacheStorage, () => time);
});

describe("copies of pages", () => {
  it("has the newest copy of each kind for this reader", async () => {
    await copies.keep(reader("a"), 1, "order", order(1), page("Uno"));
    time += 5;
    await copies.keep(reader("a"), 1, "order", order(2), page("Due"));
    await copies.keep(reader("a"), 1, "stores", `${origin}/negozi`, page("Negozi"));
    expect(await copies.find(order(1))).toBeUndefined();
    expect(await copies.find(`${order(2)}?x=1`)).toEqual({ html: page("Due"), keptAt: 1005 });
    expect((await copies.all()).map(({ title }) => title).sort()).toEqual(["Due", "Negozi"]);
  });

  // spec house: what is kept is of one session alone, and goes with it <- app/platform/offline/copies.ts
  it("copies are deleted for a new reader, and pages requested earlier are not stored", async () => {
    await copies.keep(reader("a"), 900, "order", order(1), page("Uno"));
    time = 2000;
    await copies.sees(reader("visitor"), 1900);
    expect([...store.caches.keys()]).toEqual(["shop-reader"]);
    await copies.keep(reader("a"), 1800, "order", order(1), page("Uno"));
    expect(await copies.find(order(1))).toBeUndefined();
    time = 3000;
    await copies.keep(reader("b"), 2500, "order", order(1), page("Di b"));
    await copies.sees(reader("a"), 2900);
    expect((await copies.find(order(1)))?.html).toBe(page("Di b"));
  });

  // spec house: what is kept is of one session alone, and goes with it
  it("drop deletes the copy of a missing page, and all copies for a new reader", async () => {
    await copies.keep(reader("a"), 900, "order", order(1), page("Uno"));
    await copies.keep(reader("a"), 900, "stores", `${origin}/negozi`, page("Negozi"));
    await copies.drop(reader("a"), 950, `${order(1)}?x=1`);
    expect((await copies.all()).map(({ title }) => title)).toEqual(["Negozi"]);
    await copies.drop(reader("visitor"), 950, order(2));
    expect(
      (await copies.all()).map(({ title }) => title),
      "asked before",
    ).toEqual(["Negozi"]);
    time = 2000;
    await copies.drop(reader("visitor"), 1900, order(2));
    expect([...store.caches.keys()]).toEqual(["shop-reader"]);
  });

  // spec house: what is kept is of one session alone, and goes with it
  it("end deletes exactly the copies of the given pages", async () => {
    await copies.end(["/profile/lists/1"]);
    expect(store.caches.size).toBeLessThanOrEqual(1);
    await copies.keep(reader("a"), 900, "list", `${origin}/profile/lists/1`, page("Lista"));
    await copies.keep(reader("a"), 900, "store-list", `${origin}/profile/lists/1/store`, page("In negozio"));
    await copies.keep(reader("a"), 900, "order", order(1), page("Uno"));
    await copies.end(["/profile/lists/2", "/profile/lists/2/store"]);
    expect(await copies.all()).toHaveLength(3);
    await copies.end(["/profile/lists/1", "/profile/lists/1/store"]);
    expect((await copies.all()).map(({ title }) => title)).toEqual(["Uno"]);
  });

  // spec house: what is kept is of one session alone, and goes with it
  it("copies are deleted for a new reader even if the clock was set back", async () => {
    time = 9000;
    await copies.keep(reader("a"), 8900, "order", order(1), page("Uno"));
    time = 2000;
    await copies.sees(reader("b"), 1900);
    expect([...store.caches.keys()]).toEqual(["shop-reader"]);
  });

  it("forget deletes all copies, and pages requested earlier are not stored", async () => {
    await copies.keep(reader("a"), 900, "order", order(1), page("Uno"));
    time = 1500;
    await copies.forget();
    await copies.keep(reader("a"), 1400, "order", order(1), page("Uno"));
    expect(await copies.all()).toEqual([]);
    await copies.keep(reader("a"), 1600, "order", order(1), page("Uno"));
    expect(await copies.all()).toHaveLength(1);
  });

  // spec house: what is kept is of one session alone, and goes with it
  it("copies are found only by their own reader, for any sequence of steps", async () => {
    const step = fc.record({
      who: fc.constantFrom("a", "b", "visitor"),
      does: fc.constantFrom("sees" as const, "keep" as const, "forget" as const),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        store = new Store();
        copies = openCopies(store as unknown as CacheStorage, () => time);
        for (const { who, does } of steps) {
          time += 10;
          if (does === "forget") await copies.forget();
          else if (does === "sees") await copies.sees(reader(who), time);
          else await copies.keep(reader(who), time, "order", order(1), page(who));
          const found = await copies.find(order(1));
          if (found) expect([page(who), does]).toEqual([found.html, expect.not.stringMatching("forget")]);
        }
      }),
    );
  });

  it("shows no copy after a week, of a wrong kind or from an invalid store", async () => {
    await copies.keep(reader("a"), 900, "order", order(1), page("Uno"));
    const kept = store.caches.get("shop-copies-a");
    kept?.set(`${origin}/checkout`, new Response(page("Cassa"), { headers: { "X-Copy-Kept": "1000" } }));
    kept?.set(`${origin}/profile/orders/9`, new Response(page("Ordine")));
    expect((await copies.all()).map(({ path }) => path)).toEqual(["/profile/orders/1"]);
    time += 7 * 86_400_000;
    expect(await copies.find(order(1))).toBeUndefined();
    expect(kept?.size).toBe(0);
    for (const nonsense of ["", "null", "7", '{"name":1}', '{"name":"a"}'])
      await store
        .open("shop-reader")
        .then((cache) => cache.put("/", new Response(nonsense)))
        .then(async () => expect(await copies.all(), nonsense).toEqual([]));
  });

  it("keep fails while the store is full and works again after that", async () => {
    store.full = true;
    await expect(copies.keep(reader("a"), 900, "order", order(1), page("Uno"))).rejects.toThrow("no room");
    store.full = false;
    await copies.keep(reader("a", { locale: "en" }), 900, "order", order(1), page("Uno"));
    expect(await copies.all()).toHaveLength(1);
    expect(await copies.locale()).toBe("en");
  });
});
