import { kvKeys } from "../../kv-documents";
import type { Answer } from "../answer";
import { chainFolders, readChain } from "../files/chain-files";
import type { ConfigStore } from "../kv/config-store";
import { changeLine, difference } from "../kv/difference";
import { contentOf } from "../kv/document";
import { heldChain, storedIds } from "../kv/stored-chain";
import { NotUnderstood } from "../not-understood";

/**
 * `diff`: lists the changes that `push` would make in KV, field by field.
 * Covers one chain, or all chains with files or in KV.
 */
export async function diff(root: string, store: ConfigStore, only?: string): Promise<Answer> {
  const folders = chainFolders(root);
  const stored = await storedIds(store);
  const all = [...new Set([...folders, ...stored])].sort();
  if (only !== undefined && !all.includes(only))
    throw new NotUnderstood(`There is no chain ${only}, neither in tenants/ nor in KV of ${store.name}`);
  const chains = await Promise.all(
    all
      .filter((id) => only === undefined || id === only)
      .map(async (id) => {
        const held = stored.includes(id) ? await heldChain(store, kvKeys.chain(id)) : undefined;
        if (held?.problem && only !== undefined) throw new NotUnderstood(held.problem);
        const before = held?.chain;
        const files = folders.includes(id) ? contentOf(root, readChain(root, id)).content : undefined;
        return {
          id,
          version: before?.version ?? null,
          ...(held?.problem && { problem: held.problem }),
          files: files !== undefined,
          changes: difference(before, files),
        };
      }),
  );
  const says = chains.flatMap(({ id, version, problem, files, changes }) => {
    if (problem) return [`${id}: ${problem}`];
    if (version === null) return [`${id}: only in tenants/${id}; ${store.name} has not got it`];
    if (!files) return [`${id}: only in KV, version ${version}; "pull ${id}" writes its files`];
    if (changes.length === 0) return [`${id}: the same as version ${version} in ${store.name}`];
    const many = changes.length === 1 ? "1 change" : `${changes.length} changes`;
    return [
      `${id}: ${many} against version ${version}`,
      ...changes.map((change) => `  ${changeLine(change)}`),
    ];
  });
  const same = chains.every(
    ({ version, files, changes }) => version !== null && files && changes.length === 0,
  );
  return {
    well: chains.every(({ problem }) => problem === undefined),
    data: {
      same,
      chains: chains.map((chain) =>
        chain.version === null || !chain.files ? { ...chain, changes: [] } : chain,
      ),
    },
    says,
  };
}
