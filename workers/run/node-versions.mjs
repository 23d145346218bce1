import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { root } from "./run-step.mjs";

/** The releases of Node beside 20 that Bottega promises to run on, as versions of the npm package `node`. */
const otherNodes = ["22.23.3", "24.9.0"];

/** Where `ensureNode` puts a release's program. */
const programOf = (version) => join(root, ".cache", `node-${version}`, "node_modules/node/bin/node");

/**
 * Installs a release of Node into .cache where it is not there yet. It is no dependency: everybody who
 * installs would load 100 MB. Throws with npm's output when the registry does not answer.
 */
function ensureNode(version) {
  const program = programOf(version);
  if (existsSync(program)) return program;
  const folder = join(root, ".cache", `node-${version}`);
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
 * The unit tests as commands, `{ program, args, env }`, one for each other release of Node. The release
 * comes first in PATH, so programs that a test starts run on it as well.
 */
export function unitTestsOnOtherNodes() {
  return otherNodes.map((version) => {
    const program = ensureNode(version);
    return {
      program,
      args: [
        join(root, "node_modules/vitest/vitest.mjs"),
        "run",
        "-c",
        "tests/vitest.config.ts",
        "--project",
        "unit",
      ],
      env: { ...process.env, PATH: `${dirname(program)}${delimiter}${process.env.PATH}` },
    };
  });
}
