import { execFile, spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, expect, it } from "vitest";
import { root } from "./run-step.mjs";

/** A stub of remix and wrangler. It resolves --outdir from the working directory, as they do. */
const tool = `#!/usr/bin/env node
const { mkdirSync, writeFileSync } = require("node:fs");
const at = process.argv.indexOf("--outdir");
if (at > 0) {
  mkdirSync(process.argv[at + 1], { recursive: true });
  writeFileSync(process.argv[at + 1] + "/index.js", "built");
}
`;

let outside: string | undefined;
afterEach(() => outside && rmSync(outside, { recursive: true, force: true }));

/** A checkout in a folder of this name, with the project's own runner and stubs of its tools. */
function checkoutNamed(name: string): { clone: string; top: string } {
  const top = mkdtempSync(join(tmpdir(), "bottega-build-"));
  outside = top;
  const clone = join(top, "shops", name);
  cpSync(join(root, "workers/run"), join(clone, "workers/run"), { recursive: true });
  for (const folder of ["app", "tenants", "public", "workers/storefront", "workers/sandbox"])
    mkdirSync(join(clone, folder), { recursive: true });
  for (const file of [
    "package-lock.json",
    "tsconfig.json",
    "vite.config.ts",
    "remix.config.ts",
    "wrangler.toml",
  ])
    writeFileSync(join(clone, file), "");
  mkdirSync(join(clone, "node_modules/.bin"), { recursive: true });
  for (const name of ["remix", "wrangler"]) {
    writeFileSync(join(clone, "node_modules/.bin", name), tool);
    chmodSync(join(clone, "node_modules/.bin", name), 0o755);
  }
  return { clone, top };
}

const command = ["workers/run/build-command.mjs"];
const build = (cwd: string) => spawnSync(process.execPath, command, { cwd, encoding: "utf8" });

/** Output of a build that runs in parallel with others. */
async function buildBeside(cwd: string): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, command, { cwd });
  expect(stderr).toBe("");
  return stdout;
}

it.each(["negozio", "negozio è (1)", "l'orto & co.", "朝市", "[a] {b} +c"])(
  "E1, E2: npm run build in a folder named %s builds only there",
  (name) => {
    const { clone, top } = checkoutNamed(name);
    const { status, stderr } = build(clone);
    expect([status, stderr]).toEqual([0, ""]);
    for (const built of ["storefront", "sandbox"])
      expect(readdirSync(join(clone, "dist", built))).toEqual(["index.js"]);
    expect([readdirSync(top), readdirSync(join(top, "shops"))]).toEqual([["shops"], [name]]);
  },
);

it.each(["spesa #1", "sconto 100%", "a%20b", "dove?"])(
  "E2: npm run build in a folder named %s asks to rename it and does not build",
  (name) => {
    const { clone } = checkoutNamed(name);
    const { status, stderr } = build(clone);
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^Nothing can be built in .+: rename the folder without [#%?]\.\n$/),
    ]);
    expect(readdirSync(clone)).not.toContain("dist");
  },
);

it("E5: a build waits for a running build of the same checkout and reuses its result", async () => {
  const { clone } = checkoutNamed("negozio");
  const [one, other] = await Promise.all([buildBeside(clone), buildBeside(clone)]);
  const built = `${one}${other}`.match(/built \w+/g)?.sort();
  expect(built).toEqual(["built sandbox", "built storefront"]);
});
