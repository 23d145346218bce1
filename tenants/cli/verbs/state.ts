import { kvKeys, type ChainState } from "../../kv-documents";
import { well, type Answer } from "../answer";
import { chainFolders, readChain } from "../files/chain-files";
import { changeState } from "../kv/change-state";
import type { ConfigStore } from "../kv/config-store";
import { storedChain, storedIds } from "../kv/stored-chain";
import { origins } from "../net/origins";
import { NotUnderstood } from "../not-understood";
import { nearMiss } from "../checks/near-miss";
import { tenantSchema } from "../../schema";
import type { World } from "../world";
import { seenWithin } from "./delay";

export const switches = ["maintenance", "banner", "timeslots", "offline"] as const;
export type Switch = (typeof switches)[number];

/** Throws NotUnderstood for an id that neither a folder nor KV knows: a switch for a chain that is not there would say nothing. */
async function known(root: string, store: ConfigStore, id: string): Promise<void> {
  const ids = [...new Set([...chainFolders(root), ...(await storedIds(store))])];
  if (!ids.includes(id)) throw new NotUnderstood(`There is no chain ${id}${nearMiss(id, ids)}`);
}

const next = (generation: string) => String((Number.parseInt(generation, 10) || 0) + 1);

/** For machines: what could not be read and was replaced, where there was such. */
const saidOf = (mended: string[]) => (mended.length > 0 ? { mended } : {});

const whereIsBackend = tenantSchema.pick({ id: true, origin: true, cms: true });

/** Whether a chain's backend has a category of this slug; undefined where it does not say. */
async function isCategory(world: World, store: ConfigStore, id: string, slug: string) {
  try {
    const { tenant } = (await storedChain(store, kvKeys.chain(id))) ?? readChain(world.root, id);
    const { backend } = origins(whereIsBackend.parse(tenant), world);
    const { status } = await world.visit(`${backend}/ebsn/api/category?slug=${encodeURIComponent(slug)}`);
    return status === 404 ? false : status === 200 || undefined;
  } catch {
    return undefined;
  }
}

/**
 * `purge`: what the shop keeps of a chain, or of one of its categories, is asked for anew. A category that the backend does not have is purged, too: it
 * may have gone just now, and the shop show it still; but a slip of the pen is told.
 */
export async function purge(
  world: World,
  store: ConfigStore,
  id: string,
  category?: string,
): Promise<Answer> {
  await known(world.root, store, id);
  if (category !== undefined && !/^[\w/-]{1,200}$/.test(category))
    throw new NotUnderstood(
      `"${category}" is no category's slug: it is what follows /category/ in its address`,
    );
  const { after, mended } = await changeState(world, store, id, (state) =>
    category === undefined
      ? { ...state, generation: next(state.generation) }
      : {
          ...state,
          categories: { ...state.categories, [category]: next(state.categories[category] ?? "0") },
        },
  );
  const what = category === undefined ? id : `category ${category} of ${id}`;
  const inBackend = category === undefined ? undefined : await isCategory(world, store, id, category);
  const doubt =
    inBackend === false
      ? [`The backend has no category ${category}: is that what follows /category/ in its address?`]
      : [];
  return well(
    { id, generation: after.generation, categories: after.categories, inBackend, ...saidOf(mended) },
    ...mended,
    `Purged: ${what} in ${store.name}. ${seenWithin(store)}`,
    ...doubt,
  );
}

const later = (one: string, other = one): string => (Date.parse(other) > Date.parse(one) ? other : one);

/**
 * `end-sessions`: whoever is signed in to the chain, on whatever device, has to log in again. What is in a cart stays. Sessions that were ended before
 * stay ended, whatever this machine's clock says.
 */
export async function endSessions(world: World, store: ConfigStore, id: string): Promise<Answer> {
  await known(world.root, store, id);
  const asked = world.now().toISOString();
  const { after, mended } = await changeState(world, store, id, (state) => ({
    ...state,
    loginsFrom: later(asked, state.loginsFrom),
  }));
  const { loginsFrom = asked } = after;
  const data = { id, loginsFrom, ...(loginsFrom !== asked && { asked }), ...saidOf(mended) };
  const now = world.now().toISOString();
  // two clocks differ: what was asked for may not have come about
  if (later(now, loginsFrom) !== now)
    return {
      well: false,
      data,
      says: [
        ...mended,
        `${id}: sessions were ended until ${loginsFrom} before, which is later than this machine's clock (${now}); that stays, so that none of them comes back (${store.name}).`,
        "If this clock is behind, logins after that time go on: set it right and end the sessions again. If that time is still to come, it ends them when it has come.",
      ],
    };
  return well(
    data,
    ...mended,
    `${id}: every login before ${loginsFrom} has ended (${store.name}). ${seenWithin(store)}`,
  );
}

/** What a switch says in its state, for words that a notice has. */
type Words = { it: string; en: string };

const said: Record<Switch, { on: string; off: string }> = {
  maintenance: { on: "shoppers see the page of maintenance", off: "the shop is open" },
  banner: { on: "these words stand above every page", off: "no words stand above the pages" },
  timeslots: { on: "timeslots are offered", off: "no timeslot is offered" },
  offline: {
    on: "pages are kept for reading without a network",
    off: "browsers remove the service worker and all that it keeps, each with its next page",
  },
};

/** The switches as they are with one of them turned. Throws NotUnderstood for a banner without words. */
function turned(
  before: ChainState["switches"],
  name: Switch,
  on: boolean,
  words: Words | undefined,
): ChainState["switches"] {
  if (name === "maintenance") return { ...before, maintenance: on ? (words ?? true) : undefined };
  if (name === "timeslots") return { ...before, timeslotsPaused: on ? undefined : true };
  if (name === "offline") return { ...before, offlineRemoved: on ? undefined : true };
  if (on && !words) throw new NotUnderstood('A banner needs words: --it "..." --en "..."');
  return { ...before, banner: on ? words : undefined };
}

/** `switch`: opens or closes something of a chain without a push. */
export async function setSwitch(
  world: Pick<World, "root" | "now" | "rest">,
  store: ConfigStore,
  { id, name, on, words }: { id: string; name: Switch; on: boolean; words?: Words },
): Promise<Answer> {
  await known(world.root, store, id);
  const { after, mended } = await changeState(world, store, id, (state) => ({
    ...state,
    switches: turned(state.switches, name, on, words),
  }));
  const line = on ? said[name].on : said[name].off;
  return well(
    { id, switches: after.switches, ...saidOf(mended) },
    ...mended,
    `${id}: ${line} (${store.name}). ${seenWithin(store)}`,
  );
}
