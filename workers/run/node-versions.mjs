import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { root } from "./run-step.mjs";

/** Supported releases of Node besides 20, as versions of the npm package `node`. */
const furtherNodes = ["22.23.3", "24.9.0"];

/**
 * Installs a release of Node into .cache if it is missing and returns its program. Throws with
 * npm's output on failure.
 * It is no dependency, as every installation would load 190 MB.
 */
function ensureNode(version) {
  const folder = join(root, ".cache", `node-${version}`);
  const program = join(folder, "node_modules/node/bin/node");
  if (existsSync(program)) return program;
  const { status, stdout, stderr, error } = spawnSync(
    "npm",
    ["install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund", `node@${version}`],
    { cwd: root, encoding: "utf8" },
  );
  if (status !== 0 || !existsSync(program))
    throw new Error(`Node ${version} could not be installed: ${error?.message ?? stdout + stderr}`);
  return program;
}

/**
 * Returns the tests that depend on Node as commands, `{ program, args, env }`, one per further
 * release.
 * The release comes first in PATH, so programs that a test starts run on it as well.
 */
export function testsOnFurtherNodes() {
  return furtherNodes.map((version) => {
    const program = ensureNode(version);
    const vitest = join(root, "node_modules/vitest/vitest.mjs");
    const projects = ["--project", "unit", "--project", "document"];
    return {
      program,
      args: [vitest, "run", "-c", "tests/vitest.config.ts", ...projects],
      env: {
        ...process.env,
        FURTHER_NODE: "1",
        PATH: `${dirname(program)}${delimiter}${process.env.PATH}`,
      },
    };
  });
}
