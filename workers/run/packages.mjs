import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inTurn } from "./in-turn.mjs";
import { root, step } from "./run-step.mjs";
import { ensureUsable } from "./usable-folder.mjs";

/** Returns the packages of an npm lock file, by folder. */
const packagesIn = (file) => JSON.parse(readFileSync(file, "utf8")).packages;

/**
 * True if npm's list of installed packages equals the lock file: same folders, versions and hashes,
 * and no further package.
 * Packages for other platforms may be missing.
 */
export function areLocked(locked, installed) {
  const folders = Object.keys(locked).filter((folder) => folder !== "");
  return (
    Object.entries(installed).every(
      ([folder, { version, integrity }]) =>
        locked[folder]?.version === version && locked[folder].integrity === integrity,
    ) && folders.every((folder) => folder in installed || locked[folder].optional)
  );
}

/**
 * True if node_modules belongs to this lock file. npm lists the installed packages in
 * node_modules/.package-lock.json.
 */
function areInstalled() {
  try {
    const installed = packagesIn(join(root, "node_modules/.package-lock.json"));
    return areLocked(packagesIn(join(root, "package-lock.json")), installed);
  } catch {
    return false;
  }
}

/**
 * Installs the locked packages if they are missing or belong to another lock file.
 * A child process skips this: it would delete packages that its parent is using.
 */
export async function ensurePackages() {
  ensureUsable(root);
  if (process.env.HAS_PACKAGES === "1" || areInstalled()) return;
  await inTurn("installs the packages", async () => {
    if (!areInstalled()) step("install", "npm", ["ci", "--no-audit", "--no-fund"]);
  });
}
