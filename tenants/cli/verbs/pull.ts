import { kvKeys } from "../../kv-documents";
import { refused, well, type Answer } from "../answer";
import { baseVersion, noteBaseVersion } from "../files/base-version";
import { chainFolders, readChain, writeChain } from "../files/chain-files";
import type { ConfigStore } from "../kv/config-store";
import { changeLine, difference } from "../kv/difference";
import { contentOf } from "../kv/document";
import { assetName, storedChain, type StoredChain } from "../kv/stored-chain";
import { NotUnderstood } from "../not-understood";

async function picturesOf(id: string, { assets }: StoredChain, store: ConfigStore) {
  const pictures = new Map<string, Uint8Array>();
  for (const [path, served] of Object.entries(assets)) {
    // a path from KV becomes a file name, so it must stay in the chain's folder
    if (!/^\/tenants\/[\w-]+\/[\w.-]+$/.test(path) || path.includes(".."))
      throw new NotUnderstood(`KV names a picture ${path}, which is no place below public/tenants/`);
    const key = kvKeys.asset(id, assetName(served));
    const bytes = await store.bytes(key);
    if (!bytes) throw new NotUnderstood(`${key} is not in KV, and ${id} needs it for ${path}`);
    pictures.set(path, bytes);
  }
  return pictures;
}

/** Changes in the files that no version in KV contains: a pull would lose them. */
async function ownChanges(root: string, id: string, store: ConfigStore, current: StoredChain) {
  if (!chainFolders(root).includes(id)) return [];
  const base = baseVersion(root, id, store);
  const from =
    base === undefined || base === current.version
      ? current
      : await storedChain(store, kvKeys.history(id, base));
  const { content } = contentOf(root, readChain(root, id));
  return difference(from ?? current, content);
}

/**
 * `pull`: writes a chain's files from KV. Without `overwrite` it refuses to lose unpushed changes.
 */
export async function pull(
  root: string,
  store: ConfigStore,
  id: string,
  overwrite: boolean,
): Promise<Answer> {
  const current = await storedChain(store, kvKeys.chain(id));
  if (!current) throw new NotUnderstood(`KV of ${store.name} holds no chain ${id}`);
  const own = overwrite ? [] : await ownChanges(root, id, store, current);
  if (own.length > 0)
    return refused(
      [
        ...own.map(changeLine),
        `Not pulled: your files of ${id} hold these changes, which were never pushed, and a pull would lose them. "pull ${id} --overwrite" pulls all the same.`,
      ].join("\n"),
      { changes: own },
    );
  const pictures = await picturesOf(id, current, store);
  const written = await writeChain(root, { id, tenant: current.tenant, theme: current.theme }, pictures);
  noteBaseVersion(root, id, store, current.version);
  return well(
    { id, version: current.version, written },
    ...written.map((path) => `written: ${path}`),
    `Your files of ${id} are version ${current.version} of ${store.name}.`,
  );
}
