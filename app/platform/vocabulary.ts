import * as z from "zod";
import type { SharedEntry } from "~/ebsn/transport/options";
import {
  readVocabulary,
  stapleVocabulary,
  vocabularyText,
  withTexts,
  withWordsOf,
  type Vocabulary,
} from "~/lib/words/vocabulary";
import type { Memory } from "./cache/memory";
import type { TextCache } from "./cache/text-cache";
import type { SharedValues } from "./cache/values";

/**
 * After this many seconds the vocabulary is learnt from the beginning, without words no longer
 * sold.
 */
const storedSeconds = 86_400;

const named = z.object({ name: z.string(), brand: z.string().optional() });
const branch = z.object({
  name: z.string(),
  get children() {
    return z.array(branch);
  },
});
type Branch = z.infer<typeof branch>;
const listed = z.object({
  products: z.array(named),
  facets: z.array(z.object({ values: z.array(z.object({ name: z.string() })) })),
});

type Deps = {
  cache: TextCache;
  memory: Memory;
  tenant: string;
  generation: string;
  waitUntil: (promise: Promise<unknown>) => void;
  now?: () => number;
};

export type WordsKept = {
  /**
   * Vocabulary of this isolate, or else of this data centre. Falls back to the Italian staples if
   * there is none yet or the cache fails.
   */
  vocabulary: () => Promise<Vocabulary>;
  /**
   * Wraps `readThrough` and learns the names of departments, brands and goods from the backend's
   * responses.
   */
  learning: (readThrough: SharedValues["readThrough"]) => SharedValues["readThrough"];
  /** Marks the response as made; learnt words are stored only after that. */
  answered: () => void;
};

/**
 * Vocabulary of one tenant, learnt from the values that fill its cache and stored beside them under
 * its own key.
 */
export function openVocabulary({
  cache,
  memory,
  tenant,
  generation,
  waitUntil,
  now = Date.now,
}: Deps): WordsKept {
  const key = `https://cache.invalid/${tenant}/${generation}/all/vocabulary`;
  const learnt = new Set<string>();
  let isAnswered = false;

  const remember = (vocabulary: Vocabulary, text: string) =>
    memory.put(key, { value: vocabulary, storedAt: now(), freshSeconds: storedSeconds }, text.length);

  async function stored(): Promise<Vocabulary> {
    const cached = await cache.read(key);
    if (!cached) return stapleVocabulary();
    const vocabulary = readVocabulary(cached.text);
    remember(vocabulary, cached.text);
    return vocabulary;
  }

  // only this file writes this key
  const vocabulary = async () => (memory.get(key)?.value as Vocabulary | undefined) ?? stored();

  async function keep(): Promise<void> {
    const texts = [...learnt];
    learnt.clear();
    const before = await vocabulary();
    if (texts.length === 0 || withTexts(before, texts) === before) return;
    // another isolate may have stored words, too
    const all = withTexts(withWordsOf(await stored(), before), texts);
    const text = vocabularyText(all);
    remember(all, text);
    await cache.write(key, text, storedSeconds);
  }

  return {
    vocabulary,
    learning: (readThrough) => (entry, load) =>
      readThrough(entry, async () => {
        const value = await load();
        for (const text of textsOf(entry, value)) learnt.add(text);
        if (isAnswered && learnt.size > 0) waitUntil(keep());
        return value;
      }),
    answered() {
      isAnswered = true;
      if (learnt.size > 0) waitUntil(keep());
    },
  };
}

/** Names in a response: departments, brands, goods followed by their brand. */
function textsOf({ name }: Pick<SharedEntry, "name">, value: unknown): string[] {
  if (name === "category/tree") return (z.array(branch).safeParse(value).data ?? []).flatMap(namesOf);
  if (name !== "products/listing") return [];
  const { products = [], facets = [] } = listed.safeParse(value).data ?? {};
  return [
    ...products.map((product) => `${product.name} ${product.brand ?? ""}`),
    ...facets.flatMap(({ values }) => values.map((facet) => facet.name)),
  ];
}

const namesOf = ({ name, children }: Branch): string[] => [name, ...children.flatMap(namesOf)];
