import { kvKeys } from "../../kv-documents";
import { refused, well, type Answer } from "../answer";
import type { ConfigStore } from "../kv/config-store";
import { changeLine, difference } from "../kv/difference";
import { replaceChain, takenHosts } from "../kv/replace";
import { heldChain, keptChains, storedChain, type Held } from "../kv/stored-chain";
import { NotUnderstood } from "../not-understood";
import type { World } from "../world";
import { seenWithin } from "./delay";

async function current(store: ConfigStore, id: string): Promise<Held> {
  const found = await heldChain(store, kvKeys.chain(id));
  if (!found) throw new NotUnderstood(`KV of ${store.name} holds no chain ${id}`);
  return found;
}

const chainsOf = (all: readonly Held[]) =>
  all.map(({ chain }) => chain).filter((chain) => chain !== undefined);
const problemsOf = (all: readonly Held[]) =>
  all.map(({ problem }) => problem).filter((problem) => problem !== undefined);

/**
 * `history`: lists a chain's versions with their changes, newest first, and unreadable documents.
 */
export async function history(store: ConfigStore, id: string): Promise<Answer> {
  const newest = await current(store, id);
  const all = [newest, ...(await keptChains(store, id))];
  const versions = chainsOf(all);
  const unreadable = problemsOf(all);
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
      ...(unreadable.length > 0 && { unreadable }),
    },
    ...unreadable,
    ...rows.flatMap(({ version, pushedAt, changes, first }, at) => [
      `version ${version}, ${pushedAt}${at === 0 && newest.chain ? ", which the shop shows" : ""}`,
      ...(first ? [] : changes.map((change) => `  ${changeLine(change)}`)),
    ]),
  );
}

/**
 * `rollback`: restores an older version as the newest; without a number the previous one. Files
 * stay unchanged.
 */
export async function rollback(
  { now }: World,
  store: ConfigStore,
  id: string,
  version?: number,
): Promise<Answer> {
  const before = await current(store, id);
  const wanted =
    version === undefined
      ? chainsOf(await keptChains(store, id))[0]
      : await storedChain(store, kvKeys.history(id, version));
  if (!wanted)
    return refused(
      version === undefined
        ? `${id} has ${before.chain ? "one version" : "no other version that can be read"} in ${store.name}: there is none to go back to.`
        : `${id} has no older version ${version} in ${store.name}: "history ${id}" lists them.`,
    );
  const { tenant, theme, assets } = wanted;
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
  const changed = difference(before.chain, after);
  return well(
    { id, version: after.version, from: wanted.version, changed },
    ...problemsOf([before]),
    ...changed.map(changeLine),
    `${id} is as version ${wanted.version} was, now as version ${after.version} in ${store.name}. ${seenWithin(store)}`,
    `Your files still say what they said: "pull ${id}" before the next push.`,
  );
}
