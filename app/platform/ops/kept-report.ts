import type { Memory } from "../cache/memory";
import { pageParts, pageStaleSeconds } from "../cache/pages";
import type { RecentPages } from "../cache/recent-pages";
import { loadsUnderWay } from "../cache/text-cache";
import { contentGeneration, isContent, keptSeconds, valueParts } from "../cache/values";
import type { Chains } from "../tenant/chains";
import type { Served } from "../tenant/served";

/** Max groups of values and pages in a report, the largest first. */
const mostGroups = 60;

/** A cached value or page; times are epoch ms. */
type Held = {
  kind: string;
  what: string;
  bytes: number;
  storedAt: number;
  freshUntil: number;
  keptUntil: number;
};

export type Keepers = {
  memory: Memory;
  recent: RecentPages;
  chains: Chains;
  /** Returns the route of a path (`/product/:slug`). */
  pattern: (pathname: string) => string;
};

/** Replaces ids and days in a call's name, which would make too many groups. */
const withoutIds = (name: string) => name.replace(/(?<=^|\/)\d+(?=\/|$)/g, ":id");

/** The tenant and its present generations: entries from before a purge are never served again. */
type Kept = Pick<Served, "tenant" | "generation" | "pageGeneration">;

function valuesOf(memory: Memory, served: Kept): Held[] {
  const current = [served.generation, contentGeneration(served.generation)];
  return memory.entries().flatMap(({ key, storedAt, freshSeconds, bytes }) => {
    const { tenant, generation, name } = valueParts(key);
    if (tenant !== served.tenant.id || !current.includes(generation)) return [];
    const kind = isContent(generation) ? "content" : "values";
    const until = { freshUntil: storedAt + freshSeconds * 1000, keptUntil: storedAt + keptSeconds * 1000 };
    return [{ kind, what: withoutIds(name), bytes, storedAt, ...until }];
  });
}

function pagesOf(recent: RecentPages, pattern: Keepers["pattern"], served: Kept): Held[] {
  return [...recent.entries()].flatMap(([key, { bytes, storedAt, freshMs }]) => {
    const { tenant, path } = pageParts(key);
    // `pageKey` writes tenant and generation at the same places as `valueKey`
    const { generation } = valueParts(key);
    if (tenant !== served.tenant.id || generation !== served.pageGeneration) return [];
    const freshUntil = storedAt + freshMs;
    const until = { freshUntil, keptUntil: freshUntil + pageStaleSeconds * 1000 };
    return [{ kind: "pages", what: pattern(path), bytes: bytes.length, storedAt, ...until }];
  });
}

const iso = (ms: number) => new Date(ms).toISOString();

/** Summarises entries of one kind and name, with the range of their times. */
function groupOf(held: Held[], now: number) {
  const [first] = held;
  const seconds = (ms: number) => Math.round((now - ms) / 1000);
  const stored = held.map(({ storedAt }) => storedAt);
  const fresh = held.filter(({ freshUntil }) => freshUntil > now).length;
  return {
    kind: first?.kind,
    what: first?.what,
    entries: held.length,
    bytes: held.reduce((sum, { bytes }) => sum + bytes, 0),
    fresh,
    stale: held.length - fresh,
    ageSeconds: { youngest: seconds(Math.max(...stored)), oldest: seconds(Math.min(...stored)) },
    freshUntil: iso(Math.max(...held.map(({ freshUntil }) => freshUntil))),
    keptUntil: iso(Math.max(...held.map(({ keptUntil }) => keptUntil))),
  };
}

/**
 * Reports this isolate's cache: hit ratios of all tenants, and for one tenant the entries by call
 * and route, with age and expiry. Contains no addresses and no parameters, and so no shopper's
 * words. The data centre's store cannot be listed.
 */
export function keptReport({ memory, recent, chains, pattern }: Keepers, served: Kept, now: number) {
  const groups = new Map<string, Held[]>();
  for (const held of [...valuesOf(memory, served), ...pagesOf(recent, pattern, served)]) {
    const name = `${held.kind} ${held.what}`;
    groups.set(name, [...(groups.get(name) ?? []), held]);
  }
  const all = [...groups.values()].map((held) => groupOf(held, now)).sort((a, b) => b.bytes - a.bytes);
  return {
    chain: served.tenant.id,
    now: iso(now),
    memory: {
      values: { entries: memory.entries().length, bytes: memory.bytes, room: memory.room },
      pages: { entries: recent.size, bytes: recent.calculatedSize, room: recent.maxSize },
      loadsUnderWay: loadsUnderWay(),
      ...chains.kept(),
    },
    counted: Object.fromEntries(memory.tally.chains().map(({ id: chain, counts }) => [chain, counts])),
    kept: all.slice(0, mostGroups),
    leftOut: Math.max(0, all.length - mostGroups),
  };
}
