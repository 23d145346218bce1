import { bundledIdOf, bundledTenant } from "#tenants/registry";
import { kvKeys } from "#tenants/kv-documents";
import { mostChains } from "~/net/most-chains";
import { withFallback } from "~/net/with-fallback";
import type { Env } from "../env";
import { withRatio } from "../hit-ratio";
import { isLoopback } from "../http/loopback";
import { logFault } from "../log-line";
import { createKept } from "./kept";
import { isPreviewOf, namedChain, type NamedChain, type Naming } from "./named-hosts";
import { readChain, type ReadChain, type Said, type TenantSettings } from "./settings";

/** how long what was read of KV is given without asking again, milliseconds */
const freshMs = 30_000;
/** the same for a host that nobody knows: a chain may be pushed at any time */
const strangerFreshMs = 5000;
/** how long a request waits for KV before the bundled files answer, milliseconds */
const patienceMs = 1500;
const mostHosts = 2000;

/** A chain's id by a host; `byKv`: KV says so, and not the bundled files. */
type HostChain = { id?: string; byKv: boolean };

type Asked = Naming & {
  kv: Pick<Env["CONFIG"], "get">;
  waitUntil: (promise: Promise<unknown>) => void;
};

/** `unknown`: nobody's host. `unreachable`: it may be somebody's, and KV, which would know, does not answer or does not hold its chain. */
export type FoundChain = TenantSettings | "unknown" | "unreachable";

const documentKey = (id: string, isPreview: boolean) => (isPreview ? kvKeys.preview(id) : kvKeys.chain(id));
const isId = (text: string) => /^[a-z][a-z0-9-]{1,30}$/.test(text);
const isHostName = (text: string) => /^[a-z0-9.-]{1,253}$/.test(text);

/** A host as `host:` names it: without the dot that may end it. `URL` has put it into lower case and taken the port off. */
export const hostOf = (url: URL): string => url.hostname.replace(/\.$/, "");

/** When KV answered and failed last, epoch ms. */
type KvSeen = { answeredAt?: number; failedAt?: number };

async function askKv(kv: Asked["kv"], key: string): Promise<Said> {
  // the name that was asked for stays out of it: anybody can invent one, and each would be a kind of error of its own
  const [kind] = key.split(":");
  const late = () => Promise.reject(new Error(`KV has not answered for a ${kind}`));
  try {
    return await withFallback(kv.get(key), patienceMs, late);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/**
 * Host -> chain, as data: `host:`, `chain:` and `state:` of KV, the bundled files behind them. A request reads those of its own chain alone, three at
 * the most, and only where the isolate has not read them yet; then they are renewed after responses. KV is written by operators only and may be a
 * minute behind elsewhere. Where it is down, empty, broken or older than what was read, the last good one stays, and the log has a line.
 */
export function createChains(buildId: string, now: () => number = Date.now) {
  const kvSeen: KvSeen = {};
  const ask = async (kv: Asked["kv"], key: string): Promise<Said> => {
    const said = await askKv(kv, key);
    kvSeen[said instanceof Error ? "failedAt" : "answeredAt"] = now();
    return said;
  };
  const hosts = createKept<HostChain>({
    max: mostHosts,
    freshMs: ({ id }) => (id === undefined ? strangerFreshMs : freshMs),
    isWorthKeeping: ({ id }) => id !== undefined,
    now,
  });
  const chains = createKept<{ chain?: ReadChain }>({
    max: mostChains,
    freshMs: ({ chain }) => (chain ? freshMs : strangerFreshMs),
    isWorthKeeping: ({ chain }) => chain !== undefined,
    now,
  });

  async function readHost(
    hostname: string,
    { kv }: Asked,
    named: NamedChain | undefined,
    last?: HostChain,
  ): Promise<HostChain> {
    const said = await ask(kv, kvKeys.host(hostname));
    if (typeof said === "string" && isId(said.trim())) return { id: said.trim(), byKv: true };
    if (said !== null) logFault({ level: "error", event: "tenant.host", error: String(said).slice(0, 200) });
    if (said !== null && last?.id) return last;
    const kept = last?.byKv && last.id ? chains.peek(kvKeys.chain(last.id))?.chain : undefined;
    // a host that was taken off its chain is gone from the document, too
    if (last && kept?.document?.tenant.hosts.includes(hostname)) {
      logFault({ level: "error", event: "tenant.host-gone", tenant: kept.tenant.id });
      return last;
    }
    const id = named?.id ?? bundledIdOf(hostname);
    if (id === undefined && said instanceof Error) throw said;
    return { id, byKv: false };
  }

  async function chainOf(
    id: string,
    isPreview: boolean,
    { kv, waitUntil }: Asked,
  ): Promise<ReadChain | undefined> {
    const key = documentKey(id, isPreview);
    const read = async (last?: { chain?: ReadChain }) => {
      const [document, state] = await Promise.all([ask(kv, key), ask(kv, kvKeys.state(id))]);
      if (typeof document !== "string" && !last?.chain && !bundledTenant(id)) {
        // that KV is down says nothing of a chain that only KV has
        if (document instanceof Error) throw document;
        return {};
      }
      return { chain: await readChain(buildId, id, document, state, last?.chain) };
    };
    return (await chains.get(key, read, waitUntil)).chain;
  }

  async function find(hostname: string, asked: Asked): Promise<FoundChain> {
    const named = namedChain(hostname, asked);
    if (isLoopback(hostname) && !named) return "unknown";
    const { id, byKv } = isHostName(hostname)
      ? await hosts.get(hostname, (last) => readHost(hostname, asked, named, last), asked.waitUntil)
      : { id: named?.id, byKv: false };
    if (id === undefined || !isId(id)) return "unknown";
    const chain = await chainOf(id, isPreviewOf(id, named), asked);
    if (!chain && byKv) logFault({ level: "error", event: "tenant.no-chain", tenant: id });
    if (!chain) return byKv ? "unreachable" : "unknown";
    // the bundled files still give the host to a chain whose document no longer does
    const isTaken = !byKv && chain.document && !named;
    return isTaken && !chain.tenant.hosts.includes(hostname) ? "unknown" : chain;
  }

  return {
    /** The chain of a host name (`hostOf`). Never throws. */
    find: (hostname: string, asked: Asked): Promise<FoundChain> =>
      find(hostname, asked).catch((error: unknown) => {
        logFault({ level: "error", event: "tenant.unreachable", error: String(error).slice(0, 500) });
        return "unreachable";
      }),
    /** What this isolate knows of a chain, as it was pushed or as an operator previews it, and since when (epoch ms). */
    known(id: string, isPreview: boolean): { chain: ReadChain; readAt: number } | undefined {
      const key = documentKey(id, isPreview);
      const kept = chains.all().find(({ name }) => name === key);
      return kept?.value.chain && { chain: kept.value.chain, readAt: kept.readAt };
    },
    /** How many names it keeps, and how often one that was asked for was there. */
    kept: () => ({
      hosts: { entries: hosts.all().length, ...withRatio(hosts.counts) },
      chains: { entries: chains.all().length, ...withRatio(chains.counts) },
    }),
    /** how KV has answered */
    kv: (): Readonly<KvSeen> => kvSeen,
  };
}
export type Chains = ReturnType<typeof createChains>;
