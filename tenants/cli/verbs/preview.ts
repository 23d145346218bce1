import { kvKeys } from "../../kv-documents";
import { refused, refusedForProblems, well, type Answer } from "../answer";
import { problemsOf } from "../checks/checks";
import { readChain } from "../files/chain-files";
import { readChecked, wranglerTomlOf } from "../files/read";
import { chainHostEndsOf } from "../files/routes";
import type { ConfigStore } from "../kv/config-store";
import { changeLine, difference } from "../kv/difference";
import { contentOf } from "../kv/document";
import { heldChain } from "../kv/stored-chain";
import type { World } from "../world";

/** The preview address of a chain; undefined if the environment has no preview hosts. */
function addressOf(id: string, environment: string | undefined, { root, ports }: World): string | undefined {
  if (environment === undefined) return `http://${id}--preview.localhost:${ports.shop}`;
  const [end] = chainHostEndsOf(wranglerTomlOf(root), environment);
  return end && `https://${id}--preview${end}`;
}

/**
 * `preview`: shows a chain from its files at a separate address.
 * The pushed version and the history stay unchanged.
 * Refuses if the check finds problems or there are no preview hosts.
 */
export async function preview(
  world: World,
  store: ConfigStore,
  environment: string | undefined,
  id: string,
): Promise<Answer> {
  const { root, now } = world;
  const address = addressOf(id, environment, world);
  if (address === undefined)
    return refused(
      `${store.name} has no preview hosts: shoppers come there. Without --env it is this machine's shop, or take --env staging.`,
    );
  const chain = readChain(root, id);
  const problems = problemsOf(readChecked(root)).filter(({ tenant }) => tenant === id);
  if (problems.length > 0) return refusedForProblems(problems, "There is no preview: mend these first.");

  const { content, keys } = contentOf(root, chain);
  const key = kvKeys.preview(id);
  const held = await heldChain(store, kvKeys.chain(id));
  const pushed = held?.chain;
  const before = await heldChain(store, key);
  if (keys.size > 0) await store.put(keys);
  // for an unreadable preview: seconds since 1970 exceed any version a running shop has read
  const last = before?.problem ? Math.floor(now().getTime() / 1000) : (before?.chain?.version ?? 0);
  const version = last + 1;
  await store.put(new Map([[key, JSON.stringify({ version, pushedAt: now().toISOString(), ...content })]]));
  const changed = pushed ? difference(pushed, content) : [];
  const seen = store.public ? "a minute and a half" : "a minute";
  return well(
    { id, address, changed },
    ...changed.map(changeLine),
    ...(held?.problem ? [held.problem] : []),
    ...(held ? [] : [`${id} was never pushed to ${store.name}: there is nothing to compare with.`]),
    `Preview of ${id} in ${store.name}: ${address} (within ${seen})`,
    `Nothing was pushed: shoppers see it with "push ${id}".`,
  );
}
