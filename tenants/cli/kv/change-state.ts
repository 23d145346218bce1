import { kvKeys, readState, type ChainState } from "../../kv-documents";
import { NotUnderstood } from "../not-understood";
import type { World } from "../world";
import type { ConfigStore } from "./config-store";

/** Max attempts to reapply a change after concurrent writes. */
const mostTries = 5;

/** The new state, and the unreadable parts that were replaced, as lines for the operator. */
export type ChangedState = { after: ChainState; mended: string[] };

/**
 * Changes a chain's state and preserves its other fields. KV has no lock.
 * - The state is read again before the write, and twice after it, each time after a rest.
 * - After a concurrent write the change is applied again to the new state.
 * - Unreadable parts are replaced.
 * - Throws NotUnderstood if concurrent writes continue. Errors of `change` pass through, before its
 *   write.
 */
export async function changeState(
  { now, rest }: Pick<World, "now" | "rest">,
  store: ConfigStore,
  id: string,
  change: (state: ChainState) => ChainState,
): Promise<ChangedState> {
  const key = kvKeys.state(id);
  const mended: string[] = [];
  for (let tries = 0; tries < mostTries; tries += 1) {
    const found = await store.get(key);
    const { state, problems } = readState(found ?? "{}");
    // a lost generation must not repeat an earlier value, or data cached under it would return
    const lost = problems.length > 0 && state.generation === "";
    const before = lost ? { ...state, generation: String(now().getTime()) } : state;
    const after = change(before);
    const text = JSON.stringify(after);
    if ((await store.get(key)) !== found) continue;
    await store.put(new Map([[key, text]]));
    mended.push(...problems.map((problem) => `${key} could not be read, and was replaced: ${problem}`));
    await rest();
    if ((await store.get(key)) !== text) continue;
    await rest();
    if ((await store.get(key)) === text) return { after, mended: [...new Set(mended)] };
  }
  throw new NotUnderstood(
    `Somebody else writes ${key} in ${store.name} at the same moment, over and over: look what it says, and try again.`,
  );
}
