import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { goodKeys, tempDeploy } from "./testing/temp-deploy";

/** Calls that change state at Cloudflare. */
const real = (calls: string[][]) => calls.filter((args) => !args.includes("--dry-run"));

describe("deploy --env", () => {
  // spec operator: a deploy is proved first <- workers/deploy/deploy.ts
  it("deploys the environment after a dry run and prints wrangler's output", async () => {
    const shop = tempDeploy({ given: { SESSION_KEYS: goodKeys } });
    shop.withKv();
    const { code, out } = await shop.say("--env production");
    expect([code, out]).toEqual([0, expect.stringContaining("ok    production: deploy: done")]);
    expect(out).toContain(
      "-     production: OPS_TOKEN is set: not set in production: /ops/health and /ops/cache",
    );
    expect(out).toContain("Current Version ID: 1234");
    const [proved = [], deployed = []] = shop.calls;
    expect(proved.slice(0, 2)).toEqual(["deploy", "--dry-run"]);
    expect(deployed).toEqual([
      ...["deploy", "--env", "production", "--minify", "--assets", shop.assets("production")],
    ]);
    expect(proved.join(" ")).toContain(deployed.slice(1).join(" "));
    expect(shop.calls).toHaveLength(2);
  });

  // spec operator: a deploy is proved first
  it("uploads a version without traffic for --no-traffic", async () => {
    const shop = tempDeploy();
    shop.withKv();
    const { code, out } = await shop.say("--env production --no-traffic");
    expect([code, out]).toEqual([0, expect.stringContaining("ok    production: upload: done")]);
    expect(real(shop.calls)).toEqual([
      ["versions", "upload", "--env", "production", "--minify", "--assets", shop.assets("production")],
    ]);
  });

  // spec operator: a deploy is proved first
  // spec attacked: F26 deploy refuses what the chains' check refuses <- workers/deploy/deploy.ts
  it.each([
    [
      "F26: a chain that the check refuses",
      {},
      (shop: ReturnType<typeof tempDeploy>) =>
        shop.edit("tenants/loggia/theme.css", /--ink: #\w+/, "--ink: #fffbf5"),
      "WRONG chains",
    ],
    [
      "an environment without its secret",
      { secrets: async () => [] },
      () => {},
      "not set in production: npx wrangler secret put SESSION_KEYS --env production",
    ],
    [
      "a sandbox that is named by a secret",
      { secrets: async () => ["SESSION_KEYS", "SANDBOX_ORIGIN"] },
      () => {},
      "SANDBOX_ORIGIN is one: npx wrangler secret delete SANDBOX_ORIGIN --env production",
    ],
    [
      "published keys",
      { given: { SESSION_KEYS: "a:development-only-key-0123456789abcdef0123456789abcdef" } },
      () => {},
      "the published one",
    ],
    [
      "an operators' token that can be guessed",
      { given: { OPS_TOKEN: "ab".repeat(20) } },
      () => {},
      "WRONG production: OPS_TOKEN: in this command's environment: can be guessed",
    ],
    [
      "who is not logged in at Cloudflare",
      {
        secrets: () => Promise.reject(new Error("The secrets of production cannot be listed: not logged in")),
      },
      () => {},
      "not logged in",
    ],
  ])("refuses %s without deploying", async (_, over, spoil, words) => {
    const shop = tempDeploy(over);
    shop.withKv();
    spoil(shop);
    const { code, err } = await shop.say("--env production");
    expect([code, err]).toEqual([1, expect.stringContaining(words)]);
    expect(err).toContain("Nothing was deployed: mend these first.");
    expect(real(shop.calls)).toEqual([]);
  });

  // spec operator: a deploy is proved first
  it("refuses a placeholder KV, a failing build and an unknown environment", async () => {
    const shop = tempDeploy();
    expect(await shop.say("--env staging")).toMatchObject({
      code: 1,
      err: expect.stringContaining("WRONG staging: KV: is a placeholder"),
    });
    for (const [line, words] of [
      ["", "Where to? --env production or staging"],
      ["--env default", "names no environment default"],
      ["--evn staging", "unknown option"],
      ["--dry-run --branch x", "takes no --branch"],
      ["--dry-run --no-traffic", "take no --no-traffic"],
      ["--env staging --branch x --no-traffic", "take no --no-traffic"],
    ] as const)
      expect(await shop.say(line), line).toMatchObject({ code: 2, err: expect.stringContaining(words) });
    const build = () => Promise.reject(new Error("npm run build failed"));
    expect(await tempDeploy({ build }).say("--env staging --json")).toMatchObject({
      code: 2,
      out: expect.stringContaining('"error": "npm run build failed"'),
    });
    expect(real(shop.calls)).toEqual([]);
  });

  // spec operator: a deploy is proved first
  it("reports a deploy refused by Cloudflare", async () => {
    const shop = tempDeploy();
    const wrangler = shop.world.wrangler;
    const refusing = tempDeploy({
      wrangler: async (args) =>
        args.includes("--dry-run") ? wrangler(args) : { status: 1, out: Buffer.from(""), err: "code: 10021" },
    });
    refusing.withKv();
    const { code, out } = await refusing.say("--env staging --json");
    expect([code, JSON.parse(out)]).toEqual([
      1,
      expect.objectContaining({ deployed: false, wrong: 1, wrangler: "code: 10021" }),
    ]);
  });

  // spec operator: noindex outside production <- workers/deploy/proof.ts
  it("files outside production send noindex", async () => {
    const shop = tempDeploy();
    await shop.say("--dry-run");
    const headers = (name: string) => readFileSync(join(shop.assets(name), "_headers"), "utf8");
    expect(headers("staging")).toContain("/*\n  X-Robots-Tag: noindex\n  X-Frame-Options: DENY\n");
    expect(headers("production")).not.toContain("noindex");
  });
});

describe("deploy --branch", () => {
  // spec operator: preview hosts per branch <- workers/deploy/preview.ts
  it("uploads a version without traffic under an alias per chain, and prints addresses", async () => {
    const shop = tempDeploy();
    shop.withKv();
    const { code, out } = await shop.say("--env staging --branch Mend/The_Basket --json");
    expect(code).toBe(0);
    const aliases = ["loggia", "quantobasta", "terrecomuni"].map((id) => `${id}--mend-the-basket`);
    expect(JSON.parse(out)).toMatchObject({
      addresses: aliases.map((alias) => `https://${alias}-bottega-staging.bottega.workers.dev`),
    });
    expect(real(shop.calls).map((args) => args.slice(0, 4))).toEqual(
      aliases.map((alias) => ["versions", "upload", "--preview-alias", alias]),
    );
  });

  // spec operator: preview hosts per branch
  it.each([
    ["--env production --branch x", "production shows no branches"],
    ["--env staging --branch preview", "cannot be the name"],
    ["--env staging --branch ___", "cannot be the name"],
    [`--env staging --branch ${"long-".repeat(10)}`, "is too long for a host"],
  ])("refuses %s", async (line, words) => {
    const shop = tempDeploy();
    shop.withKv();
    const { code, err } = await shop.say(line);
    expect([code, err]).toEqual([1, expect.stringContaining(words)]);
    expect(shop.calls).toEqual([]);
  });
});
