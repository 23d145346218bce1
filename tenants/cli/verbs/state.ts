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

/**
 * Throws NotUnderstood for an id without a folder and without a document in KV: a switch for it
 * would have no effect.
 */
async function known(root: string, store: ConfigStore, id: string): Promise<void> {
  const ids = [...new Set([...chainFolders(root), ...(await storedIds(store))])];
  if (!ids.includes(id)) throw new NotUnderstood(`There is no chain ${id}${nearMiss(id, ids)}`);
}

const next = (generation: string) => String((Number.parseInt(generation, 10) || 0) + 1);

/** Unreadable parts that were replaced, for the JSON output; empty if there are none. */
const saidOf = (mended: string[]) => (mended.length > 0 ? { mended } : {});

const whereIsBackend = tenantSchema.pick({ id: true, origin: true, cms: true });

/** True if a chain's backend has a category of this slug; undefined if unknown. */
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
 * `purge`: makes the shop request all cached data of a chain, or of a category, again.
 * It also purges a category unknown to the backend, because the shop may still show a removed
 * category.
 * It then adds a warning, because the slug may be a typing error.
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
 * `end-sessions`: every signed-in shopper of the chain has to log in again. Carts stay.
 * Sessions ended earlier stay ended, independently of this machine's clock.
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
  // the clocks differ, so some sessions may not have ended
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

/** Texts of a notice in a switch's state. */
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

/** The switches with a changed one. Throws NotUnderstood for a banner without text. */
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

/** `switch`: turns a feature of a chain on or off without a push. */
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
