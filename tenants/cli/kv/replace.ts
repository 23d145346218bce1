import { kvKeys } from "../../kv-documents";
import { isLocal } from "../checks/local-host";
import type { ConfigStore } from "./config-store";
import type { Content } from "./document";
import { storedChain, type StoredChain } from "./stored-chain";

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

/**
 * Puts a chain's document in the place of `before`: first the pictures and the history, so that nobody reads a document whose parts are not there;
 * last the hosts. KV has no lock: what stands there afterwards is read again, and `undefined` says that somebody else has written meanwhile.
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
    before: StoredChain | undefined;
    content: Content;
    pictures: ReadonlyMap<string, Uint8Array>;
    now: Date;
  },
): Promise<StoredChain | undefined> {
  const next = { version: (before?.version ?? 0) + 1, pushedAt: now.toISOString(), ...content };
  const first = new Map<string, string | Uint8Array>(pictures);
  if (before) first.set(kvKeys.history(id, before.version), JSON.stringify(before));
  if (first.size > 0) await store.put(first);

  const meanwhile = await storedChain(store, kvKeys.chain(id));
  if (meanwhile?.version !== before?.version) return undefined;
  const text = JSON.stringify(next);
  await store.put(new Map([[kvKeys.chain(id), text]]));
  if ((await store.get(kvKeys.chain(id))) !== text) return undefined;

  const hosts = hostsOf(content, store);
  await store.put(new Map(hosts.map((host) => [kvKeys.host(host), id])));
  const gone = before ? hostsOf(before, store).filter((host) => !hosts.includes(host)) : [];
  const own = await Promise.all(gone.map(async (host) => (await store.get(kvKeys.host(host))) === id));
  await store.remove(gone.filter((_, index) => own[index]).map((host) => kvKeys.host(host)));
  return next;
}
