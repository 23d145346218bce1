// Builds both Workers into dist/storefront and dist/sandbox, as a deploy uploads them. Skips a
// Worker whose sources are unchanged.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { offlineEnv } from "./env.mjs";
import { inTurn } from "./in-turn.mjs";
import { bin, root } from "./run-step.mjs";
import { ensureUsable } from "./usable-folder.mjs";

const shared = ["package-lock.json", "tsconfig.json"];
/** Wrangler resolves relative paths from two different folders, so all paths are absolute. */
const bundle = (config, folder) => [
  bin("wrangler"),
  ["deploy", "--dry-run", "--minify", "--env=", "-c", join(root, config), "--outdir", join(root, folder)],
];
const targets = [
  {
    name: "storefront",
    output: "dist/storefront/index.js",
    sources: [
      "app",
      "workers/storefront",
      "workers/run/build.mjs",
      "workers/run/boot-script.ts",
      "workers/run/own-script.ts",
      "workers/run/worker-entry.ts",
      "workers/run/module-account.ts",
      "workers/run/vite-dev-server.ts",
      "tenants",
      "public",
      "vite.config.ts",
      "remix.config.ts",
      "wrangler.toml",
      ...shared,
    ],
    commands: [[bin("remix"), ["vite:build"]], bundle("wrangler.toml", "dist/storefront")],
  },
  {
    name: "sandbox",
    output: "dist/sandbox/index.js",
    sources: ["workers/sandbox", ...shared],
    commands: [bundle("workers/sandbox/wrangler.toml", "dist/sandbox")],
  },
];

function* filesIn(path) {
  const entries = readdirSync(join(root, path), { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  for (const entry of entries) {
    const child = `${path}/${entry.name}`;
    if (entry.isDirectory()) yield* filesIn(child);
    else if (!/\.test\.tsx?$/.test(entry.name)) yield child;
  }
}

function hashOf(sources) {
  const hash = createHash("sha256");
  for (const source of sources.filter((path) => existsSync(join(root, path)))) {
    const files = /\.[a-z]+$/.test(source) ? [source] : filesIn(source);
    for (const file of files)
      hash
        .update(file)
        .update("\0")
        .update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

const running = new Set();
const stopRunning = () => running.forEach((child) => child.kill());
process.on("exit", stopRunning);

/** Runs a command silently; shows its output only when it fails. */
function run([command, args]) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...offlineEnv, NODE_ENV: "production" },
    });
    running.add(child);
    child.on("close", () => running.delete(child));
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args[0]} failed\n${output}`)),
    );
  });
}

async function buildOne({ name, output, sources, commands }) {
  const mark = join(root, ".cache", `${name}.sha256`);
  const hash = hashOf(sources);
  if (existsSync(join(root, output)) && existsSync(mark) && readFileSync(mark, "utf8") === hash) return;
  const started = Date.now();
  rmSync(mark, { force: true });
  for (const command of commands) await run(command);
  mkdirSync(join(root, ".cache"), { recursive: true });
  writeFileSync(mark, hash);
  console.log(`built ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/**
 * Builds the Workers whose sources changed. Throws with the tool's own output on failure. Waits for
 * another build of this checkout.
 */
export async function buildAll() {
  ensureUsable(root);
  await inTurn("builds", async () => {
    try {
      await Promise.all(targets.map(buildOne));
    } catch (error) {
      stopRunning();
      throw error;
    }
  });
}
