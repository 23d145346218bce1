import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { kvKeys } from "../../kv-documents";
import { tempWorld } from "../testing/temp-world";

type Shop = ReturnType<typeof tempWorld>;
let shop: Shop;
beforeEach(() => {
  shop = tempWorld();
});

const theme = "tenants/loggia/theme.css";
const text = "tenants/loggia/texts.it.json";
const heldText = (key: string, kv = shop.held.local) => Buffer.from(kv.get(key) ?? "").toString();
const keys = () => [...shop.held.local.keys()].sort();
/** Pushes loggia with another brand colour. */
const pushColour = (colour: string) => {
  shop.edit(theme, /--brand: #\w+/, `--brand: ${colour}`);
  return shop.say("push loggia");
};

describe("push", () => {
  // spec operator: push checks, counts versions and keeps history <- tenants/cli/verbs/push.ts, tenants/cli/kv/replace.ts
  it("puts a chain's document, hosts and pictures into KV, with version and time", async () => {
    const { code, out } = await shop.say("push loggia");
    expect(code).toBe(0);
    expect(out).toContain("+ settings name: La Loggia");
    expect(out).toMatch(
      /Pushed: loggia is version 1 in the local shop\. The running shop shows it within a minute/,
    );
    const document = JSON.parse(heldText("chain:loggia"));
    expect(document).toMatchObject({ version: 1, pushedAt: "2026-11-25T14:00:00.000Z" });
    expect(Object.keys(document).sort()).toEqual(["assets", "pushedAt", "tenant", "theme", "version"]);
    expect(document.tenant.texts.it.frame.tagline).toBe("Il mercato sotto casa");
    expect(document.theme).toBe(shop.read(theme));
    expect(Object.keys(document.assets).sort()).toEqual(
      [
        ...["awning.webp", "favicon.png", "hero.webp", "icon-192.png", "icon-512.png", "icon-apple.png"],
        ...["icon-maskable-192.png", "icon-maskable-512.png", "logo.webp"],
        ...["screen-department.webp", "screen-desk.webp", "screen-home.webp"],
      ].map((file) => `/tenants/loggia/${file}`),
    );
    for (const served of Object.values<string>(document.assets)) {
      expect(served).toMatch(/^\/chain\/loggia\/[0-9a-f]{16}\.(webp|png)$/);
      expect(keys()).toContain(served.replace("/chain/", "asset:"));
    }
    expect(heldText("host:loggia.localhost")).toBe("loggia");
  });

  // spec operator: push checks, counts versions and keeps history
  it("writes no local host to a public environment", async () => {
    expect((await shop.say("push loggia --env production")).code).toBe(0);
    const hosts = [...shop.held.production.keys()].filter((key) => key.startsWith("host:"));
    expect(hosts).toEqual(["host:www.loggia.example"]);
  });

  // spec operator: push checks, counts versions and keeps history
  it("stores the replaced version and prints the changes", async () => {
    await shop.say("push loggia");
    expect(await pushColour("#7a2318").then(({ out }) => out)).toContain(
      "~ theme --brand: #8c2b1b -> #7a2318",
    );
    expect(JSON.parse(heldText("chain:loggia")).version).toBe(2);
    expect(JSON.parse(heldText(kvKeys.history("loggia", 1)))).toMatchObject({ version: 1 });
    const again = await shop.json("push loggia");
    expect(again).toEqual({ id: "loggia", version: 2, changed: [] });
  });

  // spec operator: push checks, counts versions and keeps history
  it("pushes no document with problems, and names the problems", async () => {
    shop.edit(theme, /--ink: #\w+/, "--ink: #fffbf5");
    const { code, err } = await shop.say("push loggia");
    expect(code).toBe(1);
    expect(err).toContain("loggia: contrast: --ink on --surface: 1.00, at least 4.5");
    expect(err).toContain("Nothing was pushed");
    expect(keys()).toEqual([]);
    expect(await shop.json("push loggia")).toMatchObject({ refused: "problems" });
  });

  // spec operator: push checks, counts versions and keeps history
  it("refuses an icon of another size than in the manifest", async () => {
    const icon = (name: string) => join(shop.root, "public/tenants/loggia", name);
    copyFileSync(icon("icon-192.png"), icon("icon-512.png"));
    const { code, err } = await shop.say("push loggia");
    expect(code).toBe(1);
    expect(err).toContain("public/tenants/loggia/icon-512.png is 192 by 192 pixels, and is to be 512 by 512");
    expect(keys()).toEqual([]);
  });

  // spec operator: push checks, counts versions and keeps history
  it("refuses a host that another chain has in KV", async () => {
    shop.held.local.set("host:www.loggia.example", Buffer.from("terrecomuni"));
    const { code, err } = await shop.say("push loggia");
    expect(code).toBe(1);
    expect(err).toContain("www.loggia.example belongs to terrecomuni in KV of the local shop");
    expect(keys()).toEqual(["host:www.loggia.example"]);
  });

  // spec operator: push checks, counts versions and keeps history
  it("removes a host from KV if the chain gives it up", async () => {
    await shop.say("push loggia");
    shop.edit("tenants/loggia/tenant.json", ', "127.0.0.1"', "");
    await shop.say("push loggia");
    expect(keys()).not.toContain("host:127.0.0.1");
    expect(keys()).toContain("host:localhost");
  });

  // spec operator: an example of a company is not shown to shoppers <- tenants/cli/verbs/push.ts
  it("refuses an example company in a public environment", async () => {
    await shop.say("new alba --json");
    expect((await shop.say("push alba")).code).toBe(0);
    const { code, err } = await shop.say("push alba --env production");
    expect(code).toBe(1);
    expect(err).toContain("VAT number 00000000000 is an example");
  });
});

describe("two operators", () => {
  // spec operator: two who push at once: the second is told <- tenants/cli/kv/replace.ts, tenants/cli/files/base-version.ts
  it("refuses the second push made from the same version", async () => {
    const other = tempWorld();
    other.held.local = shop.held.local;
    other.world.store = shop.world.store;
    await shop.say("push loggia");
    await other.say("pull loggia");
    await pushColour("#7a2318");
    other.edit(text, "Il mercato sotto casa", "Il mercato di casa");
    const { code, err } = await other.say("push loggia");
    expect(code).toBe(1);
    expect(err).toContain(
      "the local shop has version 2 of loggia (2026-11-25T14:01:00.000Z), and your files were made from version 1",
    );
    expect(heldText("chain:loggia")).not.toContain("Il mercato di casa");
    // The typed text is not lost by accident either.
    const pulled = await other.say("pull loggia");
    expect(pulled.code).toBe(1);
    expect(pulled.err).toContain("~ texts it.frame.tagline: Il mercato sotto casa -> Il mercato di casa");
    expect((await other.say("pull loggia --overwrite")).code).toBe(0);
    other.edit(text, "Il mercato sotto casa", "Il mercato di casa");
    expect((await other.say("push loggia")).out).toContain("version 3");
  });

  // spec operator: two who push at once: the second is told
  it.each(["chain:loggia", "history:loggia:000001"])(
    "reports a lost push if another push writes at the moment of %s",
    async (moment) => {
      await shop.say("push loggia");
      shop.edit(theme, /--brand: #\w+/, "--brand: #7a2318");
      const theirs = JSON.stringify({ ...JSON.parse(heldText("chain:loggia")), version: 2, theme: "theirs" });
      const store = await shop.world.store(undefined);
      const raced = {
        ...store,
        put: async (entries: ReadonlyMap<string, string | Uint8Array>) => {
          await store.put(entries);
          if (entries.has(moment)) await store.put(new Map([["chain:loggia", theirs]]));
        },
      };
      const { code, err } = await shop.say("push loggia", { store: async () => raced });
      expect(code).toBe(1);
      expect(err).toContain("somebody else pushed loggia at the same moment, and theirs stands");
      expect(JSON.parse(heldText("chain:loggia")).theme).toBe("theirs");
    },
  );

  // spec operator: two who push at once: the second is told
  it("refuses files that were never pulled if KV has a version", async () => {
    await shop.say("push loggia");
    const other = tempWorld();
    other.world.store = shop.world.store;
    other.edit(text, "Il mercato sotto casa", "Il mercato di casa");
    expect((await other.say("push loggia")).err).toContain("your files were made from none that was pushed");
  });
});

describe("diff", () => {
  // spec operator: diff says field by field what a push would change <- tenants/cli/kv/difference.ts, tenants/cli/verbs/diff.ts
  it("names settings, texts, colours and pictures that changed", async () => {
    await shop.say("push loggia");
    shop.edit("tenants/loggia/tenant.json", '"cashLimitEuro": 5000', '"cashLimitEuro": 4000');
    shop.edit(text, "Il mercato sotto casa", "Il mercato di casa");
    shop.edit(theme, /--brand: #\w+/, "--brand: #7a2318");
    shop.write("public/tenants/loggia/logo.webp", "another");
    const { code, out } = await shop.say("diff loggia");
    expect(code).toBe(0);
    expect(out).toContain("loggia: 4 changes against version 1\n");
    expect(out).toContain("  ~ settings cashLimitEuro: 5000 -> 4000\n");
    expect(out).toContain("  ~ texts it.frame.tagline: Il mercato sotto casa -> Il mercato di casa\n");
    expect(out).toContain("  ~ theme --brand: #8c2b1b -> #7a2318\n");
    expect(out).toMatch(
      / {2}~ pictures \/tenants\/loggia\/logo\.webp: \/chain\/loggia\/\w+\.webp -> \/chain\/loggia\/\w+\.webp\n/,
    );
    expect(await shop.json("diff loggia")).toMatchObject({
      same: false,
      chains: [
        {
          id: "loggia",
          version: 1,
          changes: [{ part: "settings", name: "cashLimitEuro", from: "5000", to: "4000" }, {}, {}, {}],
        },
      ],
    });
  });

  // spec operator: diff says field by field what a push would change
  it("says which chains are the same, or only on one side", async () => {
    await shop.say("push loggia");
    const { out } = await shop.say("diff");
    expect(out).toContain("loggia: the same as version 1 in the local shop");
    expect(out).toContain("quantobasta: only in tenants/quantobasta; the local shop has not got it");
  });
});

describe("pull", () => {
  // spec operator: pull writes the files of what KV holds <- tenants/cli/verbs/pull.ts
  it("writes settings, texts, theme and pictures as they were pushed", async () => {
    await shop.say("push loggia");
    const files = [
      "tenants/loggia/tenant.json",
      text,
      "tenants/loggia/texts.en.json",
      theme,
      "public/tenants/loggia/logo.webp",
    ];
    const before = files.map((file) => shop.read(file));
    const other = tempWorld();
    other.world.store = shop.world.store;
    for (const file of files) other.write(file, file.endsWith(".json") ? "{}" : "gone");
    expect((await other.say("pull loggia --overwrite")).out).toContain("written: tenants/loggia/tenant.json");
    expect(files.map((file) => other.read(file))).toEqual(before);
    expect(await other.json("pull loggia")).toEqual({ id: "loggia", version: 1, written: [] });
  });

  // spec operator: pull writes the files of what KV holds
  it("refuses a picture path outside the chain's own folder", async () => {
    await shop.say("push loggia");
    const document = JSON.parse(heldText("chain:loggia"));
    document.assets = { "/tenants/loggia/../../../evil.png": "/chain/loggia/00000000.png" };
    shop.held.local.set("chain:loggia", Buffer.from(JSON.stringify(document)));
    const { code, err } = await shop.say("pull loggia --overwrite");
    expect(code).toBe(2);
    expect(err).toContain("which is no place below public/tenants/");
  });

  // spec operator: pull writes the files of what KV holds
  it("reports a missing chain and an unreadable document in KV", async () => {
    expect(await shop.say("pull loggia")).toMatchObject({
      code: 2,
      err: "KV of the local shop holds no chain loggia\n",
    });
    shop.held.local.set("chain:loggia", Buffer.from("{ broken"));
    expect((await shop.say("pull loggia")).err).toContain("KV holds under chain:loggia what cannot be read");
    expect(await shop.json("pull loggia")).toMatchObject({ error: expect.stringContaining("chain:loggia") });
  });
});

describe("history and rollback", () => {
  const twoVersions = async () => {
    await shop.say("push loggia");
    await pushColour("#7a2318");
  };

  // spec operator: history and rollback <- tenants/cli/verbs/history.ts
  it("lists versions with their times and changes", async () => {
    await twoVersions();
    const { code, out } = await shop.say("history loggia");
    expect(code).toBe(0);
    expect(out).toBe(
      "version 2, 2026-11-25T14:01:00.000Z, which the shop shows\n  ~ theme --brand: #8c2b1b -> #7a2318\nversion 1, 2026-11-25T14:00:00.000Z\n",
    );
    expect(await shop.json("history loggia")).toMatchObject({
      id: "loggia",
      versions: [{ version: 2 }, { version: 1, changes: [] }],
    });
  });

  // spec operator: history and rollback
  it("brings an older version back as a new version", async () => {
    await twoVersions();
    const { out } = await shop.say("rollback loggia");
    expect(out).toContain("~ theme --brand: #7a2318 -> #8c2b1b");
    expect(out).toContain("loggia is as version 1 was, now as version 3 in the local shop.");
    expect(JSON.parse(heldText("chain:loggia"))).toMatchObject({ version: 3 });
    expect(await shop.json("rollback loggia 2")).toMatchObject({ version: 4, from: 2 });
    // The rollback leaves the files unchanged, so the next push from them is refused.
    expect((await pushColour("#6b1e12")).code).toBe(1);
  });

  // spec operator: history and rollback
  it("refuses unknown versions", async () => {
    await shop.say("push loggia");
    expect((await shop.say("rollback loggia")).err).toBe(
      "loggia has one version in the local shop: there is none to go back to.\n",
    );
    expect(await shop.say("rollback loggia 7")).toMatchObject({ code: 1 });
    expect(await shop.say("rollback loggia seven")).toMatchObject({ code: 2 });
    expect(await shop.say("history nobody")).toMatchObject({ code: 2 });
  });
});

describe("a document that cannot be read", () => {
  const spoil = (text = "{ broken", key = "chain:loggia") => shop.held.local.set(key, Buffer.from(text));
  const unreadable = "KV holds under chain:loggia what cannot be read";

  // spec operator: what cannot be read is replaced, and said <- tenants/cli/kv/replace.ts, tenants/cli/verbs/push.ts
  it("is replaced by a push as a later version, and stays in the history", async () => {
    await shop.say("push loggia");
    await pushColour("#7a2318");
    spoil();
    const { code, out } = await pushColour("#6b1e12");
    expect(code).toBe(0);
    expect(out).toContain(unreadable);
    expect(out).toContain("It is replaced; the history keeps it.");
    // Running shops have version 2 and accept no older version.
    expect(JSON.parse(heldText("chain:loggia"))).toMatchObject({ version: 3 });
    expect(heldText("history:loggia:000002")).toBe("{ broken");
    expect((await shop.say("history loggia")).out).toContain(
      "KV holds under history:loggia:000002 what cannot",
    );
    // A rollback skips unreadable versions.
    expect(await shop.json("rollback loggia")).toMatchObject({ version: 4, from: 1 });
  });

  // spec operator: what cannot be read is replaced, and said
  it("is replaced if there is no earlier version", async () => {
    spoil('{"version":1}');
    const { code, out } = await shop.say("push loggia");
    expect([code, out]).toEqual([0, expect.stringContaining(unreadable)]);
    expect(JSON.parse(heldText("chain:loggia"))).toMatchObject({ version: 2 });
    spoil("{ broken", "history:loggia:000002");
    spoil();
    const other = tempWorld();
    other.world.store = shop.world.store;
    expect((await other.say("push loggia")).code).toBe(0);
  });

  // spec operator: what cannot be read is replaced, and said
  it("is not replaced by files of an older version, and rollback restores the history", async () => {
    await shop.say("push loggia");
    const other = tempWorld();
    other.world.store = shop.world.store;
    await pushColour("#7a2318");
    await pushColour("#6b1e12");
    spoil();
    other.edit(text, "Il mercato sotto casa", "Il mercato di casa");
    const { code, err } = await other.say("push loggia");
    expect(code).toBe(1);
    expect(err).toContain("the history has version 2. Go back to that with");
    expect(heldText("chain:loggia")).toBe("{ broken");
    const back = await other.say("rollback loggia");
    expect([back.code, back.out]).toEqual([0, expect.stringContaining(unreadable)]);
    expect(back.out).toContain("loggia is as version 2 was, now as version 4");
    expect((await other.say("pull loggia --overwrite")).code).toBe(0);
  });

  // spec operator: what cannot be read is replaced, and said
  it("is followed by a version that the shop takes if put there by hand", async () => {
    await shop.say("push loggia");
    const first = heldText("chain:loggia");
    await pushColour("#7a2318");
    await pushColour("#6b1e12");
    spoil(first);
    await shop.say("pull loggia --overwrite");
    expect((await pushColour("#7a2318")).out).toContain("Pushed: loggia is version 4");
    expect(JSON.parse(heldText("chain:loggia"))).toMatchObject({ version: 4 });
  });

  // spec operator: what cannot be read is replaced, and said <- tenants/cli/verbs/history.ts, tenants/cli/verbs/diff.ts, tenants/cli/verbs/list.ts
  it("is named by history, diff, list, pull and preview, without hiding other chains", async () => {
    await shop.say("push loggia");
    await pushColour("#7a2318");
    await shop.say("push quantobasta");
    spoil();
    spoil("{", "preview:loggia");
    const history = await shop.say("history loggia");
    expect([history.code, history.out]).toEqual([0, expect.stringContaining(unreadable)]);
    expect(history.out).toContain("version 1, 2026-11-25T14:00:00.000Z\n");
    const diff = await shop.say("diff");
    expect(diff.code).toBe(1);
    expect(diff.err).toContain(`loggia: ${unreadable}`);
    expect(diff.err).toContain("quantobasta: the same as version 1");
    const list = await shop.say("list --kv");
    expect(list.out).toContain(unreadable);
    expect(list.out).toContain("Quantobasta");
    expect((await shop.say("pull loggia")).err).toContain('"push" puts a document in its place');
    expect((await shop.say("preview loggia")).out).toContain(unreadable);
    expect(JSON.parse(heldText("preview:loggia")).version).toBeGreaterThan(1_000_000);
  });
});

describe("purge and switch", () => {
  // spec operator: purge and switches, with the delay told <- tenants/cli/verbs/state.ts
  it("increases the generation of a chain or of one category", async () => {
    const { code, out } = await shop.say("purge loggia");
    expect(code).toBe(0);
    expect(out).toBe(
      "Purged: loggia in the local shop. The running shop shows it within a minute: load the page again.\n",
    );
    await shop.say("purge loggia");
    expect(await shop.json("purge loggia --category pane-e-forno")).toEqual({
      id: "loggia",
      generation: "2",
      categories: { "pane-e-forno": "1" },
    });
    expect(JSON.parse(heldText("state:loggia"))).toMatchObject({
      generation: "2",
      categories: { "pane-e-forno": "1" },
    });
  });

  // spec operator: purge and switches, with the delay told
  it("turns one switch, keeps other switches and the generation, and states the delay", async () => {
    await shop.say("purge loggia");
    const { out } = await shop.say("switch loggia maintenance on");
    expect(out).toContain("loggia: shoppers see the page of maintenance (the local shop).");
    expect(out).toContain("within a minute");
    await shop.say("switch loggia timeslots off");
    await shop.say("switch loggia banner on --it=Sciopero --en=Strike");
    expect(await shop.json("switch loggia maintenance off")).toEqual({
      id: "loggia",
      switches: { timeslotsPaused: true, banner: { it: "Sciopero", en: "Strike" } },
    });
    expect(JSON.parse(heldText("state:loggia")).generation).toBe("1");
    expect(await shop.json("switch loggia maintenance on --it=Torniamo --en=Back")).toMatchObject({
      switches: { maintenance: { it: "Torniamo", en: "Back" } },
    });
    await shop.say("switch loggia banner off");
    expect(await shop.json("switch loggia timeslots on")).toMatchObject({ switches: {} });
  });

  // spec operator: all sessions of a chain end at an operator's word <- tenants/cli/verbs/state.ts
  it("ends all sessions of a chain from now on, keeps its switches, and states the delay", async () => {
    await shop.say("switch loggia timeslots off");
    const { code, out } = await shop.say("end-sessions loggia");
    expect(code).toBe(0);
    expect(out).toMatch(
      /^loggia: every login before 2026-11-25T14:\d\d:00\.000Z has ended \(the local shop\)\./,
    );
    expect(out).toContain("within a minute");
    expect(await shop.json("end-sessions loggia")).toEqual({
      id: "loggia",
      loginsFrom: expect.stringMatching(/^2026-11-25T14:/) as string,
    });
    expect(JSON.parse(heldText("state:loggia"))).toMatchObject({ switches: { timeslotsPaused: true } });
  });

  // spec operator: all sessions of a chain end at an operator's word
  it("refuses to bring ended sessions back if this machine's clock is behind", async () => {
    const loginsFrom = "2026-11-25T15:30:00Z";
    shop.held.local.set("state:loggia", Buffer.from(JSON.stringify({ loginsFrom })));
    const { code, err } = await shop.say("end-sessions loggia");
    expect(code).toBe(1);
    expect(err).toContain(
      `sessions were ended until ${loginsFrom} before, which is later than this machine's clock`,
    );
    expect(err).toContain("set it right and end the sessions again");
    expect(JSON.parse(heldText("state:loggia"))).toMatchObject({ loginsFrom });
    expect(await shop.json("end-sessions loggia")).toMatchObject({
      loginsFrom,
      asked: expect.stringMatching(/^2026-11-25T14:/) as string,
    });
  });

  // spec operator: purge and switches, with the delay told
  it.each([
    ["purge logia", 'There is no chain logia, did you mean "loggia"?'],
    ["end-sessions nobody", "There is no chain nobody"],
    ["switch nobody timeslots off", "There is no chain nobody"],
    ["purge loggia --category pane/../x?", "is no category's slug"],
    ["switch loggia lights on", "maintenance, banner, timeslots"],
    ["switch loggia banner perhaps", "on, off"],
    ["switch loggia banner on", "A banner needs words"],
    ["switch loggia banner on --it=Sciopero", "in both languages"],
  ])("%s is not understood", async (line, words) => {
    const { code, err } = await shop.say(line);
    expect(code).toBe(2);
    expect(err).toContain(words);
    expect(keys()).toEqual([]);
  });
});
