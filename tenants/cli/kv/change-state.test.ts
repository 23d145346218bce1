import { expect, it } from "vitest";
import { memoryStore } from "../testing/memory-store";
import { tempWorld } from "../testing/temp-world";
import { changeState } from "./change-state";
import type { ConfigStore } from "./config-store";

const key = "state:loggia";
const theirs = JSON.stringify({ loginsFrom: "2026-11-25T13:00:00.000Z" });

/**
 * A store with a competing writer just before these calls, counted over `get` and `put` of the
 * state alone.
 */
function raced(before: readonly number[], says = () => theirs) {
  const held = new Map<string, Uint8Array>();
  const store = memoryStore(held);
  let calls = 0;
  const meanwhile = () => {
    if (before.includes((calls += 1))) held.set(key, Buffer.from(says()));
  };
  const between: ConfigStore = {
    ...store,
    get: (name) => (meanwhile(), store.get(name)),
    put: (entries) => (meanwhile(), store.put(entries)),
  };
  const read = (): unknown => JSON.parse(Buffer.from(held.get(key) ?? "{}").toString());
  return { held, store: between, read };
}
const { world } = tempWorld();
const close = (store: ConfigStore) =>
  changeState(world, store, "loggia", (state) => ({ ...state, switches: { maintenance: true } }));

// spec operator: two who change a chain's state at once: neither change is lost <- tenants/cli/kv/change-state.ts
it.each([
  ["before the writing", 2],
  ["just behind the writing", 4],
  ["a little behind the writing", 5],
])("keeps another writer's change made %s, and its own", async (_, call) => {
  const { store, read } = raced([call]);
  const { after, mended } = await close(store);
  expect(read()).toEqual(after);
  expect(mended).toEqual([]);
  expect(after).toMatchObject({ loginsFrom: "2026-11-25T13:00:00.000Z", switches: { maintenance: true } });
});

// spec operator: two who change a chain's state at once: neither change is lost
it("two simultaneous commands both take effect", async () => {
  const shop = tempWorld();
  const said = await Promise.all([
    shop.say("end-sessions loggia"),
    shop.say("switch loggia maintenance on"),
    shop.say("purge loggia"),
  ]);
  expect(said.map(({ code }) => code)).toEqual([0, 0, 0]);
  const state: unknown = JSON.parse(Buffer.from(shop.held.local.get(key) ?? "").toString());
  expect(state).toMatchObject({
    generation: "1",
    loginsFrom: expect.stringMatching(/^2026-11-25T14/) as string,
    switches: { maintenance: true },
  });
});

// spec operator: two who change a chain's state at once: neither change is lost
it("reports an error if another writer does not stop writing", async () => {
  let written = 0;
  const { store } = raced(
    Array.from({ length: 100 }, (_, call) => call),
    () => JSON.stringify({ generation: String((written += 1)) }),
  );
  await expect(close(store)).rejects.toThrow("Somebody else writes state:loggia in the local shop");
});

// spec operator: a state that cannot be read is mended by the next change of it <- tenants/cli/kv/change-state.ts
it("replaces and reports unreadable fields, and keeps readable ones", async () => {
  const shop = tempWorld();
  const broken = {
    generation: "4",
    loginsFrom: "yesterday",
    switches: { maintenance: true, banner: "Chiusi" },
  };
  shop.held.local.set(key, Buffer.from(JSON.stringify(broken)));
  const { code, out } = await shop.say("switch loggia timeslots off");
  expect(code).toBe(0);
  expect(out).toContain("state:loggia could not be read, and was replaced: loginsFrom: ");
  expect(out).toContain("state:loggia could not be read, and was replaced: switches.banner: ");
  expect(JSON.parse(Buffer.from(shop.held.local.get(key) ?? "").toString())).toEqual({
    generation: "4",
    categories: {},
    switches: { maintenance: true, timeslotsPaused: true },
  });
});

// spec operator: a state that cannot be read is mended by the next change of it
it.each(["end-sessions loggia", "purge loggia", "switch loggia maintenance on"])(
  "%s replaces an invalid document with a later generation",
  async (line) => {
    const shop = tempWorld();
    shop.held.local.set(key, Buffer.from("{ broken"));
    const { code, out } = await shop.say(line);
    expect(code).toBe(0);
    expect(out).toContain("state:loggia could not be read, and was replaced: the document: ");
    const { generation } = JSON.parse(Buffer.from(shop.held.local.get(key) ?? "").toString());
    expect(Number(generation)).toBeGreaterThanOrEqual(Date.UTC(2026, 10, 25, 14));
  },
);
