import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tempWorld } from "../../../tenants/cli/testing/temp-world";
import { run } from "../program";
import type { DeployWorld } from "../world";

export const goodKeys = "k1:9f2c64d1a07be85833c1f09d7e6ab245";

/** Returns the value that follows an argument. */
const after = (args: readonly string[], word: string) => args[args.indexOf(word) + 1] ?? "";

/**
 * Creates a checkout with a small build. Its wrangler writes `bundle` in a dry run and records each
 * call.
 * No shop is live: downloads fail unless the test overrides `download`.
 */
export function tempDeploy(over: Partial<DeployWorld> = {}, bundle = "export default {}") {
  const shop = tempWorld();
  const client = join(shop.root, "build/client");
  mkdirSync(join(client, "assets"), { recursive: true });
  writeFileSync(
    join(client, "_headers"),
    "/assets/*\n  Cache-Control: immutable\n/*\n  X-Frame-Options: DENY\n",
  );
  writeFileSync(join(client, "assets/base-AAAAAAAA.css"), "a{}");
  const calls: string[][] = [];
  const world: DeployWorld = {
    root: shop.root,
    out: () => {},
    err: () => {},
    now: () => new Date("2026-11-25T14:00:00Z"),
    build: async () => {},
    wrangler: async (args) => {
      calls.push([...args]);
      if (args.includes("--dry-run")) {
        mkdirSync(after(args, "--outdir"), { recursive: true });
        writeFileSync(join(after(args, "--outdir"), "index.js"), bundle);
      }
      return { status: 0, out: Buffer.from("Current Version ID: 1234\n"), err: "" };
    },
    secrets: async () => ["SESSION_KEYS"],
    given: {},
    download: () => Promise.reject(new Error("www.loggia.example: no such name")),
    ...over,
  };
  return {
    ...shop,
    world,
    calls,
    /** Folder of the files that a deploy of this environment uploads. */
    assets: (environment: string) => join(shop.root, "dist/deploy", environment, "assets"),
    /** Replaces the placeholders by real KV ids. */
    withKv() {
      for (const [last, id] of [
        ["2", "aa"],
        ["3", "bb"],
      ] as const)
        shop.edit("wrangler.toml", `"${"0".repeat(31)}${last}"`, `"${id.repeat(16)}"`);
    },
    /** Runs a command line. Returns its exit code and output. */
    async say(line: string) {
      const said = { out: "", err: "" };
      const code = await run(line === "" ? [] : line.split(" "), {
        ...world,
        out: (text) => (said.out += `${text}\n`),
        err: (text) => (said.err += `${text}\n`),
      });
      return { code, ...said };
    },
  };
}
