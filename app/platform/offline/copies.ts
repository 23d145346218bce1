import { badgeNote } from "~/lib/badge";
import { titleOf, type KeptPage } from "./documents";
import { isTooOld, kindOf, type CopyKind, type Reader } from "./rules";

const stateCache = "shop-reader";
const copiesPrefix = "shop-copies-";
const copiesOf = (name: string) => copiesPrefix + name;

/** Who reads in this browser, as the shop said last; `since`: answers to what was asked before are of somebody before. */
type Present = { name: string; locale: Reader["locale"]; since: number };

/** Headers of a copy: what it is beside its text. */
const copyHeaders = { kind: "X-Copy-Kind", keptAt: "X-Copy-Kept" };

export type Copies = {
  /** Whoever else read here has left: their copies go. An answer to something that was asked before the reader came changes nothing. */
  sees(reader: Reader, asked: number): Promise<void>;
  /** Keeps a page of this reader; the newest of its kind alone. Rejects where the browser has no room. */
  keep(reader: Reader, asked: number, kind: CopyKind, url: string, html: string): Promise<void>;
  /** The shop says that this reader has no such page any more. */
  drop(reader: Reader, asked: number, url: string): Promise<void>;
  /** Pages of whoever reads now that are about to be no more. */
  end(paths: string[]): Promise<void>;
  /** Nobody reads here until the shop says so again. */
  forget(): Promise<void>;
  /** the page of this address, as it was; undefined where none is kept of this reader, and not too long ago */
  find(url: string): Promise<{ html: string; keptAt: number } | undefined>;
  /** what of this reader can be read, the newest first */
  all(): Promise<KeptPage[]>;
  /** The icon has a number. */
  noteBadge(): Promise<void>;
  /** whether the icon was given a number since this was asked last */
  takeBadge(): Promise<boolean>;
  locale(): Promise<Reader["locale"] | undefined>;
};

/**
 * Copies of pages, in a cache with the name of their reader. One works at a time, so that what is kept late stays behind what ended it. What the
 * browser gives back is looked at as if somebody else had written it.
 */
export function openCopies(store: CacheStorage, now: () => number = Date.now): Copies {
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  }

  async function read(): Promise<Present | undefined> {
    const said = await (await store.open(stateCache)).match("/");
    const value: unknown = await said?.json().catch(() => undefined);
    if (typeof value !== "object" || value === null) return undefined;
    const { name, locale, since } = value as Partial<Present>;
    if (typeof name !== "string" || typeof since !== "number") return undefined;
    return { name, locale: locale === "en" ? "en" : "it", since };
  }

  const write = async (state: Present) =>
    (await store.open(stateCache)).put("/", new Response(JSON.stringify(state)));

  async function removeAllBut(kept?: string): Promise<void> {
    const names = (await store.keys()).filter((name) => name.startsWith(copiesPrefix) && name !== kept);
    await Promise.all(names.map((name) => store.delete(name)));
  }

  /** Takes this reader for the present one, whose copies alone stay; false, and nothing changes, where what was asked is older than who reads now. */
  async function admit({ name, locale }: Reader, asked: number): Promise<boolean> {
    const before = await read();
    if (before?.name === name && before.locale === locale) return true;
    // a clock that was put back since then knows no order
    if (before && before.name !== name && asked < before.since && before.since <= now()) return false;
    if (before?.name !== name) await removeAllBut();
    await write({ name, locale, since: before?.name === name ? before.since : now() });
    return true;
  }

  async function entries(): Promise<{ request: Request; answer: Response; keptAt: number }[]> {
    const state = await read();
    if (!state?.name || !(await store.has(copiesOf(state.name)))) return [];
    const cache = await store.open(copiesOf(state.name));
    const found = await Promise.all(
      (await cache.keys()).map(async (request) => {
        const answer = await cache.match(request);
        const keptAt = Number(answer?.headers.get(copyHeaders.keptAt) ?? NaN);
        const kind = answer?.headers.get(copyHeaders.kind) ?? null;
        const isSound = kind === kindOf(new URL(request.url).pathname) && !isTooOld(keptAt, now());
        if (!answer || !isSound) {
          await cache.delete(request);
          return [];
        }
        return [{ request, answer, keptAt }];
      }),
    );
    return found.flat().sort((one, other) => other.keptAt - one.keptAt);
  }

  return {
    sees: (reader, asked) => inTurn(async () => void (await admit(reader, asked))),
    keep: (reader, asked, kind, url, html) =>
      inTurn(async () => {
        if (!(await admit(reader, asked))) return;
        const cache = await store.open(copiesOf(reader.name));
        for (const request of await cache.keys())
          if (kindOf(new URL(request.url).pathname) === kind) await cache.delete(request);
        const headers = {
          "Content-Type": "text/html; charset=utf-8",
          [copyHeaders.kind]: kind,
          [copyHeaders.keptAt]: String(now()),
        };
        await cache.put(new URL(url).pathname, new Response(html, { headers }));
      }),
    drop: (reader, asked, url) =>
      inTurn(async () => {
        if (!(await admit(reader, asked)) || !(await store.has(copiesOf(reader.name)))) return;
        await (await store.open(copiesOf(reader.name))).delete(new URL(url).pathname);
      }),
    end: (paths) =>
      inTurn(async () => {
        const state = await read();
        if (!state?.name || !(await store.has(copiesOf(state.name)))) return;
        const cache = await store.open(copiesOf(state.name));
        for (const path of paths) await cache.delete(path);
      }),
    forget: () =>
      inTurn(async () => {
        await removeAllBut();
        const before = await read();
        await write({ name: "", locale: before?.locale ?? "it", since: now() });
      }),
    find: (url) =>
      inTurn(async () => {
        const { pathname } = new URL(url);
        const found = (await entries()).find(({ request }) => new URL(request.url).pathname === pathname);
        return found && { html: await found.answer.text(), keptAt: found.keptAt };
      }),
    all: () =>
      inTurn(async () =>
        Promise.all(
          (await entries()).map(async ({ request, answer, keptAt }) => ({
            path: new URL(request.url).pathname,
            title: titleOf(await answer.text()),
            keptAt,
          })),
        ),
      ),
    noteBadge: async () => (await store.open(stateCache)).put(badgeNote, new Response()),
    takeBadge: async () => (await store.open(stateCache)).delete(badgeNote),
    locale: async () => (await inTurn(read))?.locale,
  };
}

/** Whether a cache has this shape's name; others are of an earlier worker. */
export const isCopyCache = (name: string): boolean => name === stateCache || name.startsWith(copiesPrefix);
