import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { sandboxMarks, sandboxIn } from "./sandbox-marks";
import { goodKeys, tempDeploy } from "./testing/temp-deploy";

const project = fileURLToPath(new URL("../..", import.meta.url));
const published = "prod:development-only-key-0123456789abcdef0123456789abcdef";

// spec operator: deploy --dry-run proves every environment offline and prints sizes <- workers/deploy/dry-run.ts, workers/deploy/proof.ts, workers/deploy/sizes.ts
it("runs one wrangler dry run per environment and sends no other request", async () => {
  const shop = tempDeploy();
  const { code, out, err } = await shop.say("--dry-run");
  expect([code, err]).toEqual([0, ""]);
  for (const environment of ["default", "production", "staging"])
    expect(out).toContain(
      `ok    ${environment}: Worker: 1 kB (at most 64 MB), compressed 1 kB (at most 10 MB)\n` +
        `ok    ${environment}: assets: 3 files (at most 100,000), 1 kB together, the largest 1 kB (at most 25 MB)`,
    );
  expect(out).toContain("-     production: KV: is a placeholder");
  expect(out).toContain("-     production: SESSION_KEYS: not handed over here");
  expect(shop.calls.map((args) => args.slice(0, 2))).toEqual([
    ["deploy", "--dry-run"],
    ["deploy", "--dry-run"],
    ["deploy", "--dry-run"],
  ]);
  expect(shop.calls.map((args) => args[args.indexOf("--env") + 1])).toEqual(["", "production", "staging"]);
});

// spec operator: deploy --dry-run proves every environment offline and prints sizes
it("prints sizes in bytes as JSON, and one environment if named", async () => {
  const { code, out } = await tempDeploy().say("--dry-run --env staging --json");
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    dryRun: true,
    wrong: 0,
    sizes: { staging: { worker: { raw: 17 }, assets: { files: 3 } } },
  });
});

// spec operator: deploy --dry-run fails on published or weak SESSION_KEYS (X13) <- workers/deploy/environment.ts, app/lib/secrets/session-keys.ts
// spec again: X13: nothing is served with a published or weak secret
it.each([
  [
    "in wrangler.toml",
    (shop: Shop) =>
      shop.edit(
        "wrangler.toml",
        '{ ENVIRONMENT = "production" }',
        `{ ENVIRONMENT = "production", SESSION_KEYS = "${goodKeys}" }`,
      ),
    "stands in wrangler.toml",
  ],
  [
    "published, in .dev.vars.production",
    (shop: Shop) => shop.write(".dev.vars.production", `SESSION_KEYS="${published}"\n`),
    "in .dev.vars.production: the secret of prod is the published one",
  ],
  [
    "weak, in .env.production",
    (shop: Shop) => shop.write(".env.production", `SESSION_KEYS=a:${"ab".repeat(20)}\n`),
    "in .env.production: the secret of a can be guessed",
  ],
  [
    "weak, in .env.production.local",
    (shop: Shop) => shop.write(".env.production.local", `SESSION_KEYS=a:${"ab".repeat(20)}\n`),
    "in .env.production.local: the secret of a can be guessed",
  ],
  [
    "typed by somebody, in .dev.vars.production",
    (shop: Shop) => shop.write(".dev.vars.production", "SESSION_KEYS=a:your-secret-key-goes-here-please!!\n"),
    "in .dev.vars.production: the secret of a can be guessed",
  ],
  [
    "too short, in .dev.vars.production",
    (shop: Shop) => shop.write(".dev.vars.production", "SESSION_KEYS=a:short\n"),
    "32 characters or more",
  ],
])("X13: refuses keys that are %s", async (_, hand, words) => {
  const shop = tempDeploy();
  hand(shop);
  const { code, err } = await shop.say("--dry-run");
  expect(code).toBe(1);
  expect(err).toContain("WRONG production: SESSION_KEYS:");
  expect(err).toContain(words);
  expect(err).not.toContain("0123456789abcdef");
});
type Shop = ReturnType<typeof tempDeploy>;

/** Appends to wrangler.toml. */
const append = (shop: Shop, toml: string) =>
  shop.write("wrangler.toml", `${shop.read("wrangler.toml")}\n${toml}`);

// spec operator: deploy --dry-run fails on published or weak SESSION_KEYS (X13)
it("X13: checks the session keys in the command's environment like deployed ones", async () => {
  const bad = await tempDeploy({ given: { SESSION_KEYS: published } }).say("--dry-run");
  expect(bad.code).toBe(1);
  expect(bad.err).toContain("WRONG staging: SESSION_KEYS: in this command's environment: the secret of prod");
  expect(bad.err).toContain("ok    default: SESSION_KEYS: the published one of local runs");
  const good = await tempDeploy({ given: { SESSION_KEYS: goodKeys } }).say("--dry-run");
  expect([good.code, good.out]).toEqual([
    0,
    expect.stringContaining(
      "ok    production: SESSION_KEYS: handed over in this command's environment, and can be used",
    ),
  ]);
});

// spec operator: deploy --dry-run fails on published or weak SESSION_KEYS (X13)
it("reports keys and tokens from .dev.vars as handed over, not as published", async () => {
  const shop = tempDeploy();
  shop.write(".dev.vars", `SESSION_KEYS=${goodKeys}\nOPS_TOKEN=short\n`);
  const { code, err } = await shop.say("--dry-run");
  expect(code).toBe(1);
  expect(err).toContain("ok    default: SESSION_KEYS: handed over in wrangler.toml and .dev.vars, and can");
  expect(err).toContain("WRONG default: OPS_TOKEN: in .dev.vars: is shorter than 32 characters");
});

// spec operator: the sandbox cannot be part of a production deploy
it("names bundled chains that cannot sell without the sandbox", async () => {
  const shop = tempDeploy();
  expect((await shop.say("--dry-run")).out).toContain(
    "-     examples: loggia, quantobasta, terrecomuni: goods from the sandbox",
  );
});

// spec house: sandbox never in a deploy <- workers/deploy/sandbox-marks.ts, workers/deploy/environment.ts
// spec operator: the sandbox cannot be part of a production deploy <- workers/deploy/sandbox-marks.ts, workers/deploy/proof.ts
it("refuses a configured sandbox and a bundle with sandbox code", async () => {
  const named = tempDeploy();
  named.edit(
    "wrangler.toml",
    '{ ENVIRONMENT = "production" }',
    '{ ENVIRONMENT = "production", SANDBOX_ORIGIN = "http://127.0.0.1:8788" }',
  );
  const said = await named.say("--dry-run");
  expect([said.code, said.err]).toEqual([1, expect.stringContaining("WRONG production: sandbox: is named")]);
  const inside = await tempDeploy({}, "export class ShopObject {}").say("--dry-run");
  expect(inside.code).toBe(1);
  for (const environment of ["default", "production", "staging"])
    expect(inside.err).toContain(`WRONG ${environment}: code of the sandbox: index.js has ShopObject`);
});

// spec operator: deploy --dry-run proves every environment offline and prints sizes
// spec attacked: F26 deploy refuses what the chains' check refuses <- workers/deploy/proof.ts
it.each([
  [
    "F26: a chain that the check refuses",
    (shop: Shop) => shop.edit("tenants/loggia/theme.css", /--ink: #\w+/, "--ink: #fffbf5"),
    "WRONG chains: loggia: contrast",
  ],
  [
    "routes that are not the chains' hosts",
    (shop: Shop) => shop.edit("wrangler.toml", "www.loggia.example", "old.loggia.example"),
    "WRONG routes: wrangler.toml has other routes",
  ],
  [
    "a KV that two environments share",
    (shop: Shop) => shop.edit("wrangler.toml", `${"0".repeat(31)}3`, `${"0".repeat(31)}2`),
    "WRONG staging: KV: is that of production",
  ],
  [
    "an environment that says another's name",
    (shop: Shop) => shop.edit("wrangler.toml", 'ENVIRONMENT = "production"', 'ENVIRONMENT = "staging"'),
    'WRONG production: ENVIRONMENT: is staging: write "production"',
  ],
  [
    "production at workers.dev",
    (shop: Shop) =>
      shop.edit(
        "wrangler.toml",
        'name = "bottega-production"\nworkers_dev = false',
        'name = "bottega-production"\nworkers_dev = true',
      ),
    "WRONG production: reach: workers.dev or previews are on",
  ],
  [
    "an operators' token that everybody reads",
    (shop: Shop) =>
      shop.edit(
        "wrangler.toml",
        '{ ENVIRONMENT = "production" }',
        `{ ENVIRONMENT = "production", OPS_TOKEN = "${"0123456789abcdef".repeat(2)}" }`,
      ),
    "WRONG production: OPS_TOKEN: stands in wrangler.toml",
  ],
  [
    "ends of chain hosts in production",
    (shop: Shop) =>
      shop.edit(
        "wrangler.toml",
        '{ ENVIRONMENT = "production" }',
        '{ ENVIRONMENT = "production", CHAIN_HOSTS = ".a.example" }',
      ),
    "WRONG production: CHAIN_HOSTS",
  ],
  [
    "hosts of chains in production, quoted otherwise",
    (shop: Shop) =>
      shop.edit(
        "wrangler.toml",
        '{ ENVIRONMENT = "production" }',
        `{ ENVIRONMENT = "production", CHAIN_HOSTS = '.a.example' }`,
      ),
    "WRONG production: CHAIN_HOSTS",
  ],
  [
    "an environment without the limits of the default one",
    (shop: Shop) => shop.edit("wrangler.toml", /ratelimits = \[\n[^\]]*\]/, "ratelimits = []"),
    "WRONG production: rate limits: has no LOGIN_BY_ADDRESS, LOGIN_BY_ACCOUNT",
  ],
  [
    "an environment that lacks one limit",
    (shop: Shop) =>
      shop.edit(
        "wrangler.toml",
        'name = "MAIL_BY_ACCOUNT", namespace_id = "2010"',
        'name = "MAIL", namespace_id = "2010"',
      ),
    "WRONG production: rate limits: has no MAIL_BY_ACCOUNT: nothing",
  ],
  [
    "logs that have the addresses of requests",
    (shop: Shop) =>
      append(shop, "[env.production.observability]\nlogs = { enabled = true, invocation_logs = true }\n"),
    "WRONG production: logs: have whole addresses",
  ],
  [
    "logs that say nothing of addresses, and so have them",
    (shop: Shop) => append(shop, "[env.production.observability]\nenabled = true\n"),
    "WRONG production: logs: have whole addresses",
  ],
  [
    "keys in plain text as an unsafe binding",
    (shop: Shop) =>
      append(
        shop,
        `[[env.production.unsafe.bindings]]\nname = "SESSION_KEYS"\ntype = "plain_text"\ntext = "${goodKeys}"\n`,
      ),
    "WRONG production: SESSION_KEYS: stands in wrangler.toml",
  ],
  [
    "a token in plain text as an unsafe binding",
    (shop: Shop) =>
      append(
        shop,
        '[[env.production.unsafe.bindings]]\nname = "OPS_TOKEN"\ntype = "plain_text"\ntext = "x"\n',
      ),
    "WRONG production: OPS_TOKEN: stands in wrangler.toml",
  ],
  [
    "an unsafe binding of any name",
    (shop: Shop) =>
      append(shop, '[[env.production.unsafe.bindings]]\nname = "OTHER"\ntype = "plain_text"\ntext = "x"\n'),
    "WRONG production: unsafe bindings: are there",
  ],
  [
    "a sandbox as an unsafe binding",
    (shop: Shop) =>
      append(
        shop,
        '[[env.production.unsafe.bindings]]\nname = "SANDBOX_ORIGIN"\ntype = "plain_text"\ntext = "x"\n',
      ),
    "WRONG production: sandbox: is named",
  ],
  [
    "a sandbox as a binding of any kind",
    (shop: Shop) =>
      append(shop, '[[env.production.r2_buckets]]\nbinding = "SANDBOX"\nbucket_name = "a-bucket"\n'),
    "WRONG production: sandbox: is named",
  ],
  [
    "a route of all domains",
    (shop: Shop) =>
      shop.edit(
        "wrangler.toml",
        "routes = [\n",
        'routes = [\n  { pattern = "*/*", zone_name = "a.example" },\n',
      ),
    "WRONG production: routes: */* leads hosts of any domain here",
  ],
  [
    "a route that is written where the chains' check does not see it",
    (shop: Shop) => shop.edit("wrangler.toml", "routes = [\n", "routes = [\n  'other.example/*',\n"),
    "WRONG production: routes: write other.example/* in routes = [ ]",
  ],
  [
    "an environment that is written where no look finds it",
    (shop: Shop) => append(shop, '[env."qa"]\nname = "bottega-qa"\n'),
    "WRONG default: environments: write [env.qa] on a line of its own",
  ],
  [
    "a sandbox in the environment's own file",
    (shop: Shop) => shop.write(".env.production", "SANDBOX_ORIGIN=http://127.0.0.1:8788\n"),
    "WRONG production: sandbox: is named in .env.production",
  ],
  [
    "a weak token in the environment's own file",
    (shop: Shop) => shop.write(".env.production.local", "OPS_TOKEN=your-operator-token-goes-here-please\n"),
    "WRONG production: OPS_TOKEN: in .env.production.local: ",
  ],
  [
    "a wrangler.toml that wrangler cannot read",
    (shop: Shop) => shop.edit("wrangler.toml", "[dev]", "[dev"),
    "WRONG default: wrangler.toml",
  ],
])("refuses %s", async (_, spoil, words) => {
  const shop = tempDeploy();
  spoil(shop);
  const { code, err } = await shop.say("--dry-run");
  expect([code, err]).toEqual([1, expect.stringContaining(words)]);
});

// spec operator: deploy --dry-run proves every environment offline and prints sizes
it("prints wrangler's refusal", async () => {
  const wrangler = async () => ({ status: 1, out: Buffer.from(""), err: "no such binding\n" });
  const { code, err } = await tempDeploy({ wrangler }).say("--dry-run --env production");
  expect([code, err]).toEqual([
    1,
    expect.stringContaining("WRONG production: bundle: wrangler refuses it: no such binding"),
  ]);
});

// spec house: sandbox never in a deploy
it("sandbox marks all occur in the built sandbox and never in the built shop", () => {
  const sandbox = readFileSync(join(project, "dist/sandbox/index.js"), "utf8");
  expect(sandboxMarks.filter((mark) => !sandbox.includes(mark))).toEqual([]);
  expect(sandboxIn(join(project, "dist/storefront"))).toEqual([]);
});

// spec operator: deploy --dry-run proves every environment offline and prints sizes
it("passes for this project with the real wrangler, as a process", { timeout: 300_000 }, () => {
  const { status, stdout } = spawnSync("npm", ["run", "--silent", "deploy", "--", "--dry-run", "--json"], {
    cwd: project,
    encoding: "utf8",
    env: { ...process.env, HTTPS_PROXY: "http://127.0.0.1:9", CLOUDFLARE_API_TOKEN: "" },
  });
  expect(status).toBe(0);
  const { sizes, wrong } = JSON.parse(stdout);
  expect([wrong, Object.keys(sizes)]).toEqual([0, ["default", "production", "staging"]]);
  expect(sizes.production.worker.gzip).toBeGreaterThan(100_000);
  const headers = (name: string) =>
    readFileSync(join(project, "dist/deploy", name, "assets/_headers"), "utf8");
  expect(headers("staging")).toContain("/*\n  X-Robots-Tag: noindex\n  X-Content-Type-Options: nosniff\n");
  expect(headers("production")).not.toContain("noindex");
});
