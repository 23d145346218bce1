import { kvKeys } from "../../kv-documents";
import { isLocal } from "../checks/local-host";
import type { ConfigStore } from "./config-store";
import type { Content } from "./document";
import { keptVersions, type Held, type StoredChain } from "./stored-chain";

const hostsOf = ({ tenant }: Pick<Content, "tenant">, store: ConfigStore): string[] =>
  (Array.isArray(tenant.hosts) ? tenant.hosts : [])
    .filter((host) => typeof host === "string")
    .filter((host) => !store.public || !isLocal(host));

/** The hosts that this content claims and KV gives to another chain, with that chain. */
export async function takenHosts(store: ConfigStore, id: string, content: Content) {
  const owners = await Promise.all(
    hostsOf(content, store).map(async (host) => ({ host, owner: await store.get(kvKeys.host(host)) })),
  );
  return owners.flatMap(({ host, owner }) => (owner && owner !== id ? [{ host, owner }] : []));
}

/** The number of what stands there: its own; or the one behind the newest of the history, where it says none or an older one. 0 = there is nothing. */
async function currentVersion(store: ConfigStore, id: string, before: Held | undefined): Promise<number> {
  const newest = Math.max(0, ...(await keptVersions(store, id)));
  const own = before?.chain?.version ?? 0;
  if (own > 0 && own >= newest) return own;
  return before || newest > 0 ? newest + 1 : 0;
}

/**
 * Puts a chain's document in the place of `before`, be that one or not: first the pictures and the history, so that nobody reads a document whose parts
 * are not there; last the hosts. Its version is later than any that the shop may have read. KV has no lock: what stands there afterwards is read again,
 * and `undefined` says that somebody else has written meanwhile.
 */
export async function replaceChain(
  store: ConfigStore,
  id: string,
  {
    before,
    content,
    pictures,
    now,
  }: {
    before: Held | undefined;
    content: Content;
    pictures: ReadonlyMap<string, Uint8Array>;
    now: Date;
  },
): Promise<StoredChain | undefined> {
  const version = await currentVersion(store, id, before);
  const next = { version: version + 1, pushedAt: now.toISOString(), ...content };
  const first = new Map<string, string | Uint8Array>(pictures);
  const past = before?.chain ? JSON.stringify({ ...before.chain, version }) : before?.text;
  if (past !== undefined) first.set(kvKeys.history(id, version), past);
  if (first.size > 0) await store.put(first);

  if ((await store.get(kvKeys.chain(id))) !== before?.text) return undefined;
  const text = JSON.stringify(next);
  await store.put(new Map([[kvKeys.chain(id), text]]));
  if ((await store.get(kvKeys.chain(id))) !== text) return undefined;

  const hosts = hostsOf(content, store);
  await store.put(new Map(hosts.map((host) => [kvKeys.host(host), id])));
  const gone = before?.chain ? hostsOf(before.chain, store).filter((host) => !hosts.includes(host)) : [];
  const own = await Promise.all(gone.map(async (host) => (await store.get(kvKeys.host(host))) === id));
  await store.remove(gone.filter((_, index) => own[index]).map((host) => kvKeys.host(host)));
  return next;
}
