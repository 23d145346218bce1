import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, expect, it } from "vitest";
import { tempWorld } from "../testing/temp-world";

const project = fileURLToPath(new URL("../../..", import.meta.url));
let shop: ReturnType<typeof tempWorld>;
beforeEach(() => {
  shop = tempWorld();
});

describe("new", () => {
  const facts = [
    "--name=Alba",
    "--legal-name=Alba",
    "--vat-number=08974510581",
    "--rea=RM-1234567",
    "--address=Roma",
    "--capital=0",
    "--certified-mail=alba@pec.it",
    "--email=info@alba.it",
    "--host=www.alba.it",
    "--colour=#1f7a3d",
  ].join(" ");

  // spec operator: a new chain's files pass the check <- tenants/cli/verbs/new.ts, tenants/cli/new/first-files.ts
  it("writes a folder without problems, registered and with its route", async () => {
    const { code, out } = await shop.say(`new alba ${facts} --json`);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ id: "alba", examples: [], check: { problems: [] } });
    expect(JSON.parse(shop.read("tenants/alba/tenant.json"))).toMatchObject({
      name: "Alba",
      hosts: ["www.alba.it", "alba.localhost"],
      themeColour: "#1d743a",
      origin: "sandbox",
    });
    expect(shop.read("tenants/alba/texts.it.json")).toContain("P. IVA e C.F. 08974510581");
    expect(shop.read("tenants/chains.ts")).toContain('import alba from "./alba/tenant.json"');
    expect(shop.read("wrangler.toml")).toContain('{ pattern = "www.alba.it", custom_domain = true }');
    expect((await shop.say("check")).out).toBe("4 chains, 0 problems\n");
  });

  // spec operator: a new chain's files pass the check
  it("asks for missing facts, again if invalid, and lists facts left as examples", async () => {
    const asked: string[] = [];
    const said = ["Alba Mercati", "", "123", "08974510581"];
    const ask = (question: string) => {
      asked.push(question);
      return Promise.resolve(said.shift() ?? "");
    };
    const { code, out, err } = await shop.say("new alba", { ask });
    expect(code).toBe(0);
    expect(asked.slice(0, 4)).toEqual([
      "Name that shoppers use [Alba]: ",
      "Registered company [Alba Mercati S.r.l.]: ",
      "VAT number (11 digits) [00000000000]: ",
      "VAT number (11 digits) [00000000000]: ",
    ]);
    expect(err).toContain("That does not do");
    expect(out).toContain(
      "to be replaced in tenants/alba before shoppers come: legalName, rea, address, capital,",
    );
    expect(shop.read("tenants/alba/texts.it.json")).toContain("Capitale sociale 10.000 € i.v.");
    expect(out).toContain("Next: npm run tenants -- push alba");
  });

  // spec operator: a new chain's files pass the check
  it.each([
    ["new Alba", 2, '"Alba" is no id'],
    ["new ../x", 2, "is no id"],
    ["new alba --colour=red", 2, '"red" does not do as Main colour'],
    ["new alba --host=WWW.alba.it:443", 2, "without port"],
    ["new alba --vat-number=08974510580", 2, "does not check the others"],
    ["new loggia", 1, "tenants/loggia is there already"],
  ])("%s ends with %i and writes no folder", async (line, code, words) => {
    const said = await shop.say(line);
    expect(said.code).toBe(code);
    expect(said.err).toContain(words);
    expect(existsSync(join(shop.root, "tenants/alba"))).toBe(false);
  });
});

describe("check", () => {
  // spec operator: check says what is wrong, to people and to machines <- tenants/cli/verbs/check.ts
  it("prints all problems, a line each, and as JSON", async () => {
    shop.edit("tenants/loggia/tenant.json", '"cashLimitEuro"', '"cashLimit"');
    const { code, out, err } = await shop.say("check");
    expect([code, out]).toEqual([1, ""]);
    expect(err).toBe(
      'loggia: schema: "cashLimit" is no setting\nloggia: schema: cashLimitEuro: Invalid input: expected number, received undefined\n3 chains, 2 problems\n',
    );
    expect(await shop.json("check")).toMatchObject({
      tenants: ["loggia", "quantobasta", "terrecomuni"],
      problems: [
        { tenant: "loggia", check: "schema" },
        { tenant: "loggia", check: "schema" },
      ],
    });
  });

  // spec operator: check says what is wrong, to people and to machines
  it("exits with 2 for an unreadable file, and names it", async () => {
    shop.edit("tenants/loggia/tenant.json", '"name"', "name");
    const { code, err } = await shop.say("check");
    expect(code).toBe(2);
    expect(err).toMatch(/^tenants\/loggia\/tenant\.json is no JSON: .*position \d+/);
    shop.write("tenants/loggia/tenant.json", "[]");
    expect((await shop.say("check")).err).toBe("tenants/loggia/tenant.json is no JSON object\n");
  });

  // spec operator: check says what is wrong, to people and to machines
  it("checks the documents in KV with --kv", async () => {
    await shop.say("push loggia");
    expect((await shop.say("check --kv")).out).toBe("1 chain, 0 problems\n");
    const held = JSON.parse(Buffer.from(shop.held.local.get("chain:loggia") ?? "").toString());
    held.tenant.hosts = ["Shop.example."];
    shop.held.local.set("chain:loggia", Buffer.from(JSON.stringify(held)));
    const { code, err } = await shop.say("check --kv");
    expect(code).toBe(1);
    expect(err).toContain('host "Shop.example.": write "shop.example"');
    expect((await shop.say("check --env production")).out).toBe("0 chains, 0 problems\n");
  });
});

describe("list", () => {
  // spec operator: list of the chains <- tenants/cli/verbs/list.ts
  it("shows chains and hosts of the files and of KV", async () => {
    expect((await shop.say("list")).out.split("\n")[1]).toBe(
      "quantobasta    Quantobasta    www.quantobasta.example quantobasta.localhost",
    );
    await shop.say("push terrecomuni");
    expect((await shop.say("list --kv")).out).toBe(
      "terrecomuni    Terrecomuni    v1    www.terrecomuni.example terrecomuni.localhost\n",
    );
    expect(await shop.json("list --kv")).toMatchObject([{ id: "terrecomuni", version: 1, companyId: 4410 }]);
  });
});

describe("routes", () => {
  // spec operator: routes of wrangler.toml are the chains' hosts <- tenants/cli/verbs/routes.ts
  it("confirms correct routes, or writes them", async () => {
    const before = shop.read("wrangler.toml");
    expect(await shop.say("routes --check")).toMatchObject({ code: 0, err: "" });
    shop.edit("tenants/loggia/tenant.json", /www\.loggia\.example/g, "spesa.loggia.example");
    expect(await shop.say("routes --check")).toMatchObject({ code: 1, out: "" });
    expect(shop.read("wrangler.toml")).toBe(before);
    const { code, out } = await shop.say("routes");
    expect([code, out]).toEqual([
      0,
      "production: spesa.loggia.example www.quantobasta.example www.terrecomuni.example\nstaging: *.bottega-staging.example\nwritten: wrangler.toml\n",
    ]);
    expect(shop.read("wrangler.toml")).toBe(before.replace("www.loggia.example", "spesa.loggia.example"));
    expect(await shop.json("routes --check")).toMatchObject({ written: false });
  });
});

describe("the command line", () => {
  // spec operator: exit codes 0, 1 and 2 <- tenants/cli/program.ts, tenants/cli/main.ts
  it.each([
    ["chek", "Did you mean check?"],
    ["check --jsn", "Did you mean --json?"],
    ["push", "missing required argument 'id'"],
    ["list one", "too many arguments"],
  ])("%s exits with 2 as not understood", async (line, words) => {
    const { code, err } = await shop.say(line);
    expect(code).toBe(2);
    expect(err).toContain(words);
  });

  // spec operator: exit codes 0, 1 and 2
  it("help exits without an error", async () => {
    const { code, out } = await shop.say("--help");
    expect(code).toBe(0);
    for (const verb of [
      "new",
      "check",
      "diff",
      "push",
      "pull",
      "history",
      "rollback",
      "purge",
      "switch",
      "end-sessions",
      "routes",
      "list",
    ])
      expect(out).toMatch(new RegExp(`^ {2}${verb} `, "m"));
  });

  // spec operator: exit codes 0, 1 and 2
  it("exits with these codes as a process, too", () => {
    const run = (...args: string[]) =>
      spawnSync("npm", ["run", "--silent", "tenants", "--", ...args], { cwd: project, encoding: "utf8" });
    const checked = run("check", "--json");
    expect([checked.status, checked.stderr]).toEqual([0, ""]);
    expect(JSON.parse(checked.stdout)).toMatchObject({ problems: [] });
    expect(run("new", "loggia", "--json").status).toBe(1);
    expect(run("frobnicate").status).toBe(2);
  });
});
