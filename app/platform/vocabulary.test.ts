import { expect, test } from "vitest";
import type { Listing } from "~/model/catalogue";
import { sampleProduct } from "~/lib/testing/sample-product";
import { isKnown, isOfChain } from "~/lib/words/vocabulary";
import { createMemory } from "./cache/memory";
import type { TextCache } from "./cache/text-cache";
import { openVocabulary } from "./vocabulary";

const listingOf = (...names: string[]): Listing => ({
  products: names.map((name) => sampleProduct({ name, brand: "Alpe" })),
  paging: { page: 1, pages: 1, items: names.length, pageSize: 24 },
  facets: [{ name: "Marchio", parameter: "vendor_id", values: [{ id: "1", name: "Fiordalba", count: 1 }] }],
});

/** A data centre with a cache, in which isolates open vocabularies of tenants. */
function dataCentre() {
  const texts = new Map<string, string>();
  const running: Promise<unknown>[] = [];
  const cache: Pick<TextCache, "read" | "write"> = {
    read: async (key) => {
      const text = texts.get(key);
      return text === undefined ? undefined : { text, storedAt: 1, note: "" };
    },
    write: async (key, text) => void texts.set(key, text),
  };
  const isolate = (memory = createMemory()) => ({
    open: (tenant: string) =>
      openVocabulary({
        ...{ memory, tenant, generation: "g" },
        cache: cache as TextCache,
        waitUntil: (promise) => void running.push(promise),
      }),
  });
  return { isolate, texts, settled: () => Promise.all(running) };
}

type Words = ReturnType<typeof openVocabulary>;
const entry = { name: "products/listing", scope: "0", params: [], freshSeconds: 1, changesWithCart: false };
const ask = (words: Words, listing: Listing) =>
  words.learning((_entry, load) => load())(entry, async () => listing);
/** Known words of the chain itself. */
const known = async (words: Words) => {
  const vocabulary = await words.vocabulary();
  return [...vocabulary.words.keys()].filter((word) => isOfChain(vocabulary, word)).sort();
};

// spec again: V4 a chain's vocabulary is learnt from its own answers, after the response, and is nobody else's <- app/platform/vocabulary.ts, app/lib/words/vocabulary.ts
test("words of a backend response are known after it, also in other isolates", async () => {
  const { isolate, texts, settled } = dataCentre();
  const words = isolate().open("loggia");
  expect(await known(words)).toEqual([]);
  await ask(words, listingOf("Latte fresco"));
  expect(texts.size).toBe(0);
  words.answered();
  await settled();
  expect(await known(words)).toEqual(["alpe", "fiordalba", "fresco", "latte"]);
  expect(await known(isolate().open("loggia"))).toEqual(await known(words));
});

// spec again: V4 a chain's vocabulary is learnt from its own answers, after the response, and is nobody else's
test("a chain knows no words of a different chain in the same isolate", async () => {
  const { isolate, settled } = dataCentre();
  const { open } = isolate();
  const words = open("loggia");
  words.answered();
  await ask(words, listingOf("Latte fresco"));
  await settled();
  expect(await known(open("terrecomuni"))).toEqual([]);
  expect(await known(open("loggia"))).not.toEqual([]);
});

test("merges words of two isolates and writes only new words", async () => {
  const { isolate, texts, settled } = dataCentre();
  const [one, other] = [isolate().open("loggia"), isolate().open("loggia")];
  for (const [words, name] of [
    [one, "Latte"],
    [other, "Pane"],
  ] as const) {
    words.answered();
    await ask(words, listingOf(name));
    await settled();
  }
  expect(await known(isolate().open("loggia"))).toEqual(["alpe", "fiordalba", "latte", "pane"]);
  texts.clear();
  await ask(other, listingOf("Pane"));
  await settled();
  expect(texts.size).toBe(0);
});

// spec again: V4 a shop that has learnt nothing yet, or its departments alone, shows as much of what people mean
test("knows the Italian staples if the cache is empty or invalid", async () => {
  const { isolate, texts } = dataCentre();
  const cold = isolate().open("loggia");
  texts.set("https://cache.invalid/quantobasta/g/all/vocabulary", "{");
  for (const words of [cold, isolate().open("quantobasta")]) {
    expect(await known(words)).toEqual([]);
    expect(isKnown(await words.vocabulary(), "salsiccia")).toBe(true);
  }
});

test("keeps a word's count after a second isolate has learnt more", async () => {
  const { isolate, settled } = dataCentre();
  const [one, other] = [isolate().open("loggia"), isolate().open("loggia")];
  for (const [words, name] of [
    [one, "Latte"],
    [other, "Pane"],
    [one, "Riso"],
  ] as const) {
    await ask(words, listingOf(name));
    words.answered();
    await settled();
  }
  expect((await one.vocabulary()).words.get("latte")?.count).toBe(10);
});
