import { kvKeys, readState, type ChainState } from "../../kv-documents";
import { NotUnderstood } from "../not-understood";
import type { World } from "../world";
import type { ConfigStore } from "./config-store";

/** How often a change is made anew over what others have written meanwhile. */
const mostTries = 5;

/** What stands there now, and what could not be read of what there was, a line each for the operator. */
export type ChangedState = { after: ChainState; mended: string[] };

/**
 * Changes a chain's state and keeps all else of it. KV has no lock: what is there is read again before the writing and, after a rest, twice behind it;
 * where others have written meanwhile, the change is made anew over theirs. What cannot be read is replaced. Throws NotUnderstood where others do not
 * stop writing, and what `change` throws before anything is written.
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
    // a count that is lost must not come back as one that was there: what was kept under it would
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
