import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inTurn } from "./in-turn.mjs";
import { root, step } from "./run-step.mjs";
import { ensureUsable } from "./usable-folder.mjs";

/** The packages that a lock file of npm lists, by their folders. */
const packagesIn = (file) => JSON.parse(readFileSync(file, "utf8")).packages;

/**
 * Whether the packages that npm says it installed are those of the lock file: each at its place in its version, and none beside them. Packages
 * for other platforms may be missing.
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

/** Whether node_modules belongs to this lock file. npm notes what it installed in node_modules/.package-lock.json. */
function areInstalled() {
  try {
    const installed = packagesIn(join(root, "node_modules/.package-lock.json"));
    return areLocked(packagesIn(join(root, "package-lock.json")), installed);
  } catch {
    return false;
  }
}

/**
 * Installs the locked packages where they are missing or belong to another lock file. A process that this one starts does not look again: it
 * would take the packages away from under the process that started it.
 */
export async function ensurePackages() {
  ensureUsable(root);
  if (process.env.HAS_PACKAGES === "1" || areInstalled()) return;
  await inTurn("installs the packages", async () => {
    if (!areInstalled()) step("install", "npm", ["ci", "--no-audit", "--no-fund"]);
  });
}
