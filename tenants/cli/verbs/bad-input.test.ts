import { beforeEach, describe, expect, it } from "vitest";
import type { ConfigStore } from "../kv/config-store";
import { tempWorld } from "../testing/temp-world";
import type { World } from "../world";

type Shop = ReturnType<typeof tempWorld>;
let shop: Shop;
beforeEach(() => {
  shop = tempWorld();
});

const settings = "tenants/loggia/tenant.json";
const texts = "tenants/loggia/texts.it.json";
const theme = "tenants/loggia/theme.css";

const firstHost = (host: string) => (at: Shop) => at.edit(settings, '"www.loggia.example"', `"${host}"`);
const white = (at: Shop) => at.write(theme, at.read(theme).replaceAll(/: #[0-9a-f]{6}/g, ": #ffffff"));
/** Changes the KV document of loggia by hand. */
const inKv = async (at: Shop, change: (document: { tenant: Record<string, unknown> }) => void) => {
  await at.say("push loggia");
  const document = JSON.parse(Buffer.from(at.held.local.get("chain:loggia") ?? "").toString());
  change(document);
  at.held.local.set("chain:loggia", Buffer.from(JSON.stringify(document)));
};
const anotherBrand = (at: Shop) => at.edit(theme, /--brand: #\w+/, "--brand: #7a2318");
/** Another operator pushes between this command's write and its check. */
const raced = async (at: Shop): Promise<Partial<World>> => {
  await at.say("push loggia");
  anotherBrand(at);
  const store = await at.world.store(undefined);
  const put = async (entries: ReadonlyMap<string, string | Uint8Array>) => {
    await store.put(entries);
    const theirs = JSON.parse((await store.get("chain:loggia")) ?? "");
    if (entries.has("chain:loggia"))
      await store.put(new Map([["chain:loggia", JSON.stringify({ ...theirs, theme: "theirs" })]]));
  };
  return { store: async () => ({ ...store, put }) };
};
const isAway = () => Promise.reject(new Error("KV of the local shop does not answer"));
const away: ConfigStore = {
  ...{ name: "the local shop", public: false, close: async () => {} },
  ...{ get: isAway, bytes: isAway, put: isAway, remove: isAway, list: isAway },
};

type Case = [string, string, number, string, ((at: Shop) => unknown)?];
const cases: Case[] = [
  [
    "a file that is no JSON",
    "check",
    2,
    "tenants/loggia/tenant.json is no JSON",
    (at) => at.edit(settings, '"name"', "name"),
  ],
  [
    "the same before a push",
    "push loggia",
    2,
    "tenants/loggia/texts.it.json is no JSON",
    (at) => at.write(texts, "{ broken"),
  ],
  [
    "a key that nobody reads",
    "check",
    1,
    '"cashLimit" is no setting',
    (at) => at.edit(settings, '"cashLimitEuro"', '"cashLimit"'),
  ],
  ["white on white", "check", 1, "--ink on --ground: 1.00, at least 4.5", white],
  ["white on white before a push", "push loggia", 1, "--ink on --surface: 1.00, at least 4.5", white],
  [
    "a host with a port",
    "check",
    1,
    'host "www.loggia.example:443": write "www.loggia.example"',
    firstHost("www.loggia.example:443"),
  ],
  [
    "a host in upper case",
    "check",
    1,
    'host "WWW.Loggia.example": write "www.loggia.example"',
    firstHost("WWW.Loggia.example"),
  ],
  [
    "a host with a dot behind it",
    "check",
    1,
    'host "www.loggia.example.": write "www.loggia.example"',
    firstHost("www.loggia.example."),
  ],
  [
    "a host claimed twice",
    "check",
    1,
    "www.terrecomuni.example is claimed twice",
    (at) => at.edit(settings, '"www.loggia.example"', '"www.loggia.example", "www.terrecomuni.example"'),
  ],
  [
    "a footer without the company's number",
    "check",
    1,
    "the it legal footer does not say RM-1274586",
    (at) => at.edit(texts, "REA RM-1274586 · ", ""),
  ],
  [
    "a route that leads to nobody",
    "check",
    1,
    "nobody claims the production route www.altrove.example",
    (at) => at.edit("wrangler.toml", 'pattern = "www.loggia.example"', 'pattern = "www.altrove.example"'),
  ],
  [
    "a text that is missing",
    "check",
    1,
    "text frame.claim is missing",
    (at) => at.edit(texts, /"claim": ".*",\n/, ""),
  ],
  [
    "a KV that does not answer",
    "push loggia",
    2,
    "KV of the local shop does not answer",
    () => ({ store: async () => away }),
  ],
  [
    "the same for a switch",
    "switch loggia maintenance on",
    2,
    "does not answer",
    () => ({ store: async () => away }),
  ],
  ["an empty KV", "pull loggia", 2, "KV of the local shop holds no chain loggia"],
  ["nothing to go back to", "rollback loggia", 2, "KV of the local shop holds no chain loggia"],
  [
    "a document of an older shop",
    "check --kv",
    1,
    "adr: Invalid input",
    (at) => inKv(at, ({ tenant }) => delete tenant.adr),
  ],
  [
    "what is no document",
    "diff loggia",
    2,
    "KV holds under chain:loggia what cannot be read",
    (at) => at.held.local.set("chain:loggia", Buffer.from("{ broken")),
  ],
  [
    "files that were made from an older version",
    "push loggia",
    1,
    "has version 2 of loggia (2026-11-25T14:01:00.000Z), and your files were made from version 1",
    async (at) => {
      const other = tempWorld();
      other.world.store = at.world.store;
      await at.say("push loggia");
      await other.say("pull loggia");
      anotherBrand(other);
      await other.say("push loggia", { now: () => new Date(Date.UTC(2026, 10, 25, 14, 1)) });
      at.edit(theme, /--brand: #\w+/, "--brand: #6b1e12");
    },
  ],
  [
    "two who push at once",
    "push loggia",
    1,
    "Not pushed: somebody else pushed loggia at the same moment, and theirs stands",
    raced,
  ],
  ["a chain that is none", "push logia", 2, "logia"],
  ["a verb without its chain", "push", 2, "missing required argument 'id'"],
  ["a switch that is none", "switch loggia lights on", 2, "maintenance, banner, timeslots"],
];

describe("errors for people and machines, with their exit code", () => {
  // spec operator: bad input to the chains' files is named in words <- tenants/cli/program.ts
  it.each(cases)("%s: %s ends with %i", async (_, line, code, words, arrange) => {
    const over = (await arrange?.(shop)) as Partial<World> | undefined;
    const world = over && "store" in over ? over : {};
    const before = [...shop.held.local];
    const toMachines = await shop.say(`${line} --json`, world);
    expect(toMachines.code).toBe(code);
    const told: unknown = JSON.parse(toMachines.out);
    expect(JSON.stringify(told)).toContain(JSON.stringify(words).slice(1, -1));
    // Restores KV for the second run, without the other operator's push.
    for (const [key, value] of before) shop.held.local.set(key, value);
    const toPeople = await shop.say(line, world);
    expect([toPeople.code, toPeople.out]).toEqual([code, ""]);
    expect(toPeople.err).toContain(words);
  });
});

describe("purge of a category unknown to the backend", () => {
  const answering = (status: number): Partial<World> => ({
    visit: async () => ({ status, headers: {}, body: "", earlyHints: false }),
  });
  // spec operator: purge and switches, with the delay told <- tenants/cli/verbs/state.ts
  it("increases the generation and warns", async () => {
    const doubt = "The backend has no category nessuna: is that what follows /category/ in its address?";
    const { code, out } = await shop.say("purge loggia --category nessuna", answering(404));
    expect([code, out]).toEqual([0, expect.stringContaining(doubt)]);
    const told = await shop.say("purge loggia --category nessuna --json", answering(404));
    expect(JSON.parse(told.out)).toMatchObject({ categories: { nessuna: "2" }, inBackend: false });
    const known = await shop.say("purge loggia --category pane-e-forno --json", answering(200));
    expect(JSON.parse(known.out)).toMatchObject({ inBackend: true });
    expect((await shop.say("purge loggia --category pane", answering(200))).out).not.toContain("no category");
    // No warning either if the backend sends no answer about it.
    expect((await shop.say("purge loggia --category pane")).out).not.toContain("no category");
  });
});
