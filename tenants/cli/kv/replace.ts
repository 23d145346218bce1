import { kvKeys } from "../../kv-documents";
import { isLocal } from "../checks/local-host";
import type { ConfigStore } from "./config-store";
import type { Content } from "./document";
import { keptVersions, type Held, type StoredChain } from "./stored-chain";

const hostsOf = ({ tenant }: Pick<Content, "tenant">, store: ConfigStore): string[] =>
  (Array.isArray(tenant.hosts) ? tenant.hosts : [])
    .filter((host) => typeof host === "string")
    .filter((host) => !store.public || !isLocal(host));

/** The hosts of this content that KV assigns to another chain, with that chain's id. */
export async function takenHosts(store: ConfigStore, id: string, content: Content) {
  const owners = await Promise.all(
    hostsOf(content, store).map(async (host) => ({ host, owner: await store.get(kvKeys.host(host)) })),
  );
  return owners.flatMap(({ host, owner }) => (owner && owner !== id ? [{ host, owner }] : []));
}

/**
 * The current version number; 0 = no document.
 * A document without number, or older than the history, counts as the version after the history's
 * newest.
 */
async function currentVersion(store: ConfigStore, id: string, before: Held | undefined): Promise<number> {
  const newest = Math.max(0, ...(await keptVersions(store, id)));
  const own = before?.chain?.version ?? 0;
  if (own > 0 && own >= newest) return own;
  return before || newest > 0 ? newest + 1 : 0;
}

/**
 * Replaces a chain's document; `before` may be unreadable. KV has no lock and no transaction:
 * - Pictures and history are written first, so that a document's parts exist when it is read.
 * - The hosts are written last.
 * - The version exceeds every version that the shop may have read.
 * - The document is read again afterwards; `undefined` means a concurrent write.
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
