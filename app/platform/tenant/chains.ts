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

/** Time a value from KV is fresh, in ms. */
const freshMs = 30_000;
/** The same for an unknown host or tenant: a tenant may be pushed at any time. */
const strangerFreshMs = 5000;
/** Max wait for KV before the fallback to the bundled files, in ms. */
const patienceMs = 1500;
const mostHosts = 2000;

/** A host's tenant id. `byKv`: the id is from KV, not from the bundled files. */
type HostChain = { id?: string; byKv: boolean };

type Asked = Naming & {
  kv: Pick<Env["CONFIG"], "get">;
  waitUntil: (promise: Promise<unknown>) => void;
};

/**
 * `unknown`: the host belongs to no tenant. `unreachable`: it may belong to a tenant, but KV is
 * down or lacks that tenant.
 */
export type FoundChain = TenantSettings | "unknown" | "unreachable";

const documentKey = (id: string, isPreview: boolean) => (isPreview ? kvKeys.preview(id) : kvKeys.chain(id));
const isId = (text: string) => /^[a-z][a-z0-9-]{1,30}$/.test(text);
const isHostName = (text: string) => /^[a-z0-9.-]{1,253}$/.test(text);

/**
 * Host name as in a `host:` key: without a final dot. `URL` already lower-cases it and removes the
 * port.
 */
export const hostOf = (url: URL): string => url.hostname.replace(/\.$/, "");

/** Times of KV's last response and last failure, epoch ms. */
type KvSeen = { answeredAt?: number; failedAt?: number };

async function askKv(kv: Asked["kv"], key: string): Promise<Said> {
  // The error leaves out the requested name: names can be invented, and each would be an error
  // kind of its own.
  const [kind] = key.split(":");
  const late = () => Promise.reject(new Error(`KV has not answered for a ${kind}`));
  try {
    return await withFallback(kv.get(key), patienceMs, late);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/**
 * Finds the tenant of a host in KV (`host:`, `chain:`, `state:`), with the bundled files as
 * fallback. A request reads at most three keys, all of its own tenant, and only if the isolate has
 * not read them yet; later they are revalidated after responses. Only operators write to KV, and
 * other places see a change up to a minute later. If KV is down, or its value is missing, broken or
 * older, the last good value stays and an error is logged.
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
    // a host that was removed from its tenant is missing in the document, too
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
        // KV is down: a tenant that only KV has may still exist
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
    // the bundled files may still name a host that the tenant's document has dropped
    const isTaken = !byKv && chain.document && !named;
    return isTaken && !chain.tenant.hosts.includes(hostname) ? "unknown" : chain;
  }

  return {
    /** Returns the tenant of a host name (`hostOf`). Never throws. */
    find: (hostname: string, asked: Asked): Promise<FoundChain> =>
      find(hostname, asked).catch((error: unknown) => {
        logFault({ level: "error", event: "tenant.unreachable", error: String(error).slice(0, 500) });
        return "unreachable";
      }),
    /**
     * Returns a tenant in this isolate's memory, as pushed or as previewed, and its read time
     * (epoch ms).
     */
    known(id: string, isPreview: boolean): { chain: ReadChain; readAt: number } | undefined {
      const key = documentKey(id, isPreview);
      const kept = chains.all().find(({ name }) => name === key);
      return kept?.value.chain && { chain: kept.value.chain, readAt: kept.readAt };
    },
    /** Number of cached names, and their hit ratios. */
    kept: () => ({
      hosts: { entries: hosts.all().length, ...withRatio(hosts.counts) },
      chains: { entries: chains.all().length, ...withRatio(chains.counts) },
    }),
    /** Times of KV's last response and failure. */
    kv: (): Readonly<KvSeen> => kvSeen,
  };
}
export type Chains = ReturnType<typeof createChains>;
