import { beforeEach, expect, test } from "vitest";
import { createPageMemory, isMemorable, pageMemory, rememberedLoader } from "./page-memory";

const url = (path: string) => new URL(path, "https://www.loggia.example");

function tab() {
  let now = 0;
  const memory = createPageMemory(() => now);
  return {
    ...memory,
    wait: (ms: number) => (now += ms),
    keep: (path: string, data: unknown) => memory.begin(url(path))(data),
    seen: (path: string) => memory.recall(url(path))?.data,
  };
}

test("a page is shown again for 900 s, by its whole address", () => {
  const { keep, seen, wait } = tab();
  keep("/category/pasta?page=2", "second");
  wait(899_999);
  expect([seen("/category/pasta?page=2"), seen("/category/pasta")]).toEqual(["second", undefined]);
  wait(1);
  expect(seen("/category/pasta?page=2")).toBeUndefined();
});

test("the 51st page takes the place of the oldest", () => {
  const { keep, seen } = tab();
  for (let page = 1; page <= 51; page++) keep(`/search?page=${page}`, page);
  expect([seen("/search?page=1"), seen("/search?page=2"), seen("/search?page=51")]).toEqual([
    undefined,
    2,
    51,
  ]);
});

test("another scope has its own pages", () => {
  const { keep, seen, setScope } = tab();
  keep("/", "visitor");
  setScope("Anna|Via Appia 12");
  expect(seen("/")).toBeUndefined();
  keep("/", "Anna");
  setScope("");
  expect(seen("/")).toBe("visitor");
});

test("a change clears the memory, and answers requested before it are not stored", () => {
  const { begin, forget, keep, seen } = tab();
  keep("/", "old");
  const late = begin(url("/catalog"));
  forget();
  late("from before the change");
  expect([seen("/"), seen("/catalog")]).toEqual([undefined, undefined]);
});

test("a shopper's own pages are requested every time", () => {
  const never = [
    "/search",
    "/category/pasta?preferred=1",
    "/search?filter=promo,preferred",
    "/search?wishlist_id=3",
  ];
  expect(never.map((path) => isMemorable(url(path)))).toEqual([false, false, false, false]);
  expect(
    ["/", "/search?promo=1", "/category/pasta?filter=new"].map((path) => isMemorable(url(path))),
  ).toEqual([true, true, true]);
});

beforeEach(pageMemory.forget);

/** A page's loader whose server gives these answers, one after the other. */
function page(path: string, answers: unknown[]) {
  let calls = 0;
  const serverLoader = () => Promise.resolve(answers[calls++]);
  return {
    load: () => rememberedLoader({ request: new Request(url(path)), serverLoader }),
    calls: () => calls,
  };
}

test("going back makes no request", async () => {
  const pasta = page("/category/pasta", [{ n: 1 }, { n: 2 }]);
  expect([await pasta.load(), await pasta.load()]).toEqual([{ n: 1 }, { n: 1 }]);
  expect(pasta.calls()).toBe(1);
});

test("a page with old prices is requested again, and so is one whose late part failed", async () => {
  const old = page("/category/pesce", [{ stale: "10:42" }, { stale: undefined }, { n: 3 }]);
  expect([await old.load(), await old.load(), await old.load()]).toEqual([
    { stale: "10:42" },
    { stale: undefined },
    { stale: undefined },
  ]);
  const broken = page("/product/x", [{ related: Promise.reject(new Error("cut off")) }, { related: [] }]);
  await broken.load();
  await Promise.resolve();
  expect(await broken.load()).toEqual({ related: [] });
});
