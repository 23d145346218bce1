import { kvKeys } from "../../kv-documents";
import { refused, well, type Answer } from "../answer";
import type { ConfigStore } from "../kv/config-store";
import { changeLine, difference } from "../kv/difference";
import { replaceChain, takenHosts } from "../kv/replace";
import { storedChain, type StoredChain } from "../kv/stored-chain";
import { NotUnderstood } from "../not-understood";
import type { World } from "../world";
import { seenWithin } from "./delay";

async function current(store: ConfigStore, id: string): Promise<StoredChain> {
  const found = await storedChain(store, kvKeys.chain(id));
  if (!found) throw new NotUnderstood(`KV of ${store.name} holds no chain ${id}`);
  return found;
}

/** `history`: the versions of a chain, the newest first, and what each changed. */
export async function history(store: ConfigStore, id: string): Promise<Answer> {
  const newest = await current(store, id);
  const keys = await store.list(`history:${id}:`);
  const older = await Promise.all(keys.map((key) => storedChain(store, key)));
  const versions = [...older, newest].filter((version) => version !== undefined).reverse();
  const rows = versions.map((version, at) => ({
    version: version.version,
    pushedAt: version.pushedAt,
    changes: difference(versions[at + 1], version),
    first: versions[at + 1] === undefined,
  }));
  return well(
    {
      id,
      versions: rows.map(({ version, pushedAt, changes, first }) => ({
        version,
        pushedAt,
        changes: first ? [] : changes,
      })),
    },
    ...rows.flatMap(({ version, pushedAt, changes, first }, at) => [
      `version ${version}, ${pushedAt}${at === 0 ? ", which the shop shows" : ""}`,
      ...(first ? [] : changes.map((change) => `  ${changeLine(change)}`)),
    ]),
  );
}

/** `rollback`: an older version becomes the newest one; without a number the one before. Files stay as they are. */
export async function rollback(
  { now }: World,
  store: ConfigStore,
  id: string,
  version?: number,
): Promise<Answer> {
  const before = await current(store, id);
  const keys = await store.list(`history:${id}:`);
  const wanted = version === undefined ? keys.at(-1) : kvKeys.history(id, version);
  const older = wanted === undefined ? undefined : await storedChain(store, wanted);
  if (!older)
    return refused(
      version === undefined
        ? `${id} has one version in ${store.name}: there is none to go back to.`
        : `${id} has no older version ${version} in ${store.name}: "history ${id}" lists them.`,
    );
  const { tenant, theme, assets } = older;
  const taken = await takenHosts(store, id, { tenant, theme, assets });
  if (taken.length > 0)
    return refused(taken.map(({ host, owner }) => `${host} belongs to ${owner} meanwhile.`).join("\n"));
  const after = await replaceChain(store, id, {
    before,
    content: { tenant, theme, assets },
    pictures: new Map(),
    now: now(),
  });
  if (!after)
    return refused(
      `Not rolled back: somebody else pushed ${id} at the same moment. See it with "history ${id}".`,
    );
  const changed = difference(before, after);
  return well(
    { id, version: after.version, from: older.version, changed },
    ...changed.map(changeLine),
    `${id} is as version ${older.version} was, now as version ${after.version} in ${store.name}. ${seenWithin(store)}`,
    `Your files still say what they said: "pull ${id} --overwrite" before the next push.`,
  );
}
