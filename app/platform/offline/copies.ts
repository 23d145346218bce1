import { badgeNote } from "~/lib/badge";
import { titleOf, type KeptPage } from "./documents";
import { isTooOld, kindOf, type CopyKind, type Reader } from "./rules";

const stateCache = "shop-reader";
const copiesPrefix = "shop-copies-";
const copiesOf = (name: string) => copiesPrefix + name;

/**
 * The present reader of this browser, from the shop's last response. `since`: responses to earlier
 * requests belong to the reader before.
 */
type Present = { name: string; locale: Reader["locale"]; since: number };

/** Headers of a copy with its kind and time. */
const copyHeaders = { kind: "X-Copy-Kind", keptAt: "X-Copy-Kept" };

export type Copies = {
  /**
   * Notes a response's reader and removes the copies of any other. A response to a request from
   * before the present reader is ignored.
   */
  sees(reader: Reader, asked: number): Promise<void>;
  /**
   * Stores this reader's page and removes older ones of its kind. Rejects if the browser has no
   * room.
   */
  keep(reader: Reader, asked: number, kind: CopyKind, url: string, html: string): Promise<void>;
  /** Removes a page that the shop no longer has for this reader. */
  drop(reader: Reader, asked: number, url: string): Promise<void>;
  /** Removes the present reader's pages that are about to be deleted. */
  end(paths: string[]): Promise<void>;
  /** Forgets the reader until the shop's next response. */
  forget(): Promise<void>;
  /** The stored page of this address; undefined if this reader has no fresh copy. */
  find(url: string): Promise<{ html: string; keptAt: number } | undefined>;
  /** All pages this reader can open, newest first. */
  all(): Promise<KeptPage[]>;
  /** Notes that the icon has a number. */
  noteBadge(): Promise<void>;
  /** True if the icon got a number since the last call. */
  takeBadge(): Promise<boolean>;
  locale(): Promise<Reader["locale"] | undefined>;
};

/**
 * Stores copies of pages in a cache named after their reader. Calls run one after another, so that
 * a late store cannot undo a removal. Data from the browser is validated like foreign input.
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

  /**
   * Makes this reader the present one and removes all other copies. False, without a change, if the
   * request is older than the present reader.
   */
  async function admit({ name, locale }: Reader, asked: number): Promise<boolean> {
    const before = await read();
    if (before?.name === name && before.locale === locale) return true;
    // after a clock was set back, the order is unknown
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

/** True for the cache names of this version; the rest are from earlier workers. */
export const isCopyCache = (name: string): boolean => name === stateCache || name.startsWith(copiesPrefix);
