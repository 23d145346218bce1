import { kvKeys } from "../../kv-documents";
import { refused, refusedForProblems, well, type Answer } from "../answer";
import { problemsOf } from "../checks/checks";
import { baseVersion, noteBaseVersion } from "../files/base-version";
import { readChain } from "../files/chain-files";
import { readChecked } from "../files/read";
import type { ConfigStore } from "../kv/config-store";
import { changeLine, difference } from "../kv/difference";
import { contentOf, sameContent } from "../kv/document";
import { replaceChain, takenHosts } from "../kv/replace";
import { heldChain, keptChains } from "../kv/stored-chain";
import { exampleVatNumber } from "../new/first-files";
import type { World } from "../world";
import { seenWithin } from "./delay";

/**
 * `push`: checks a chain's files and replaces its document in KV.
 * Refuses files that are based on an older version.
 */
export async function push({ root, now }: World, store: ConfigStore, id: string): Promise<Answer> {
  const chain = readChain(root, id);
  // reads all chains to find a host claimed twice; pushes only this chain
  const problems = problemsOf(readChecked(root)).filter(({ tenant }) => tenant === id);
  if (store.public && JSON.stringify(chain.tenant).includes(exampleVatNumber))
    problems.push({
      tenant: id,
      check: "legal",
      problem: `VAT number ${exampleVatNumber} is an example: say who sells, in company and in both frame.legal`,
    });
  if (problems.length > 0) return refusedForProblems(problems, "Nothing was pushed: mend these first.");

  const { content, keys } = contentOf(root, chain);
  const taken = await takenHosts(store, id, content);
  if (taken.length > 0)
    return refused(
      taken
        .map(
          ({ host, owner }) =>
            `${host} belongs to ${owner} in KV of ${store.name}: take it from ${owner} first.`,
        )
        .join("\n"),
    );

  const held = await heldChain(store, kvKeys.chain(id));
  const before = held?.chain;
  if (before && sameContent(before, content)) {
    noteBaseVersion(root, id, store, before.version);
    return well(
      { id, version: before.version, changed: [] },
      `Nothing to push: ${store.name} already has this as version ${before.version}.`,
    );
  }
  const base = baseVersion(root, id, store);
  if (before && before.version !== base)
    return refused(
      `Not pushed: ${store.name} has version ${before.version} of ${id} (${before.pushedAt}), and your files were made from ${base === undefined ? "none that was pushed" : `version ${base}`}. See what differs with "diff ${id}", take what is there with "pull ${id}", and make your change again.`,
      { version: before.version, base: base ?? null },
    );

  const kept = held?.problem ? (await keptChains(store, id)).find(({ chain }) => chain)?.chain?.version : 0;
  if (held?.problem && kept && kept > (base ?? 0))
    return refused(
      `Not pushed: ${held.problem}\nYour files were made from ${base === undefined ? "none that was pushed" : `version ${base}`}, and the history has version ${kept}. Go back to that with "rollback ${id}", take it with "pull ${id}", and make your change again.`,
      { version: null, base: base ?? null },
    );

  const after = await replaceChain(store, id, { before: held, content, pictures: keys, now: now() });
  if (!after)
    return refused(
      `Not pushed: somebody else pushed ${id} at the same moment, and theirs stands. See it with "diff ${id}", take it with "pull ${id}".`,
    );
  noteBaseVersion(root, id, store, after.version);
  const changed = difference(before, content);
  return well(
    { id, version: after.version, changed, ...(held?.problem && { replaced: held.problem }) },
    ...(held?.problem ? [`${held.problem}\nIt is replaced; the history keeps it.`] : []),
    ...changed.map(changeLine),
    `Pushed: ${id} is version ${after.version} in ${store.name}. ${seenWithin(store)}`,
  );
}
