import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Runs a command in the project's root with its output shown; ends the whole run when it fails. */
export function step(title, command, args, env = {}) {
  const started = Date.now();
  console.log(`\n== ${title}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (status !== 0) {
    console.error(`== ${title}: failed`);
    process.exit(status ?? 1);
  }
  console.log(`== ${title}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** A package's own command, without npx. */
export const bin = (name) => `${root}/node_modules/.bin/${name}`;

/** Installs the locked packages when they are not there. */
export function ensurePackages() {
  if (!existsSync(`${root}/node_modules/.package-lock.json`))
    step("install", "npm", ["ci", "--no-audit", "--no-fund"]);
}
