import { spawnSync } from "node:child_process";
import { givenSecrets, type GivenSecrets } from "../../tenants/cli/judged-secrets";
import { secretNames, wrangler, type Said } from "../../tenants/cli/kv/wrangler-store";
import { root } from "../run/run-step.mjs";
import { download } from "./download";
import type { Download } from "./older-assets";

/** Functions of the machine that a deploy needs; tests replace them. */
export type DeployWorld = {
  /** the project's folder, without a slash at its end */
  root: string;
  out(text: string): void;
  err(text: string): void;
  now(): Date;
  /** Builds the Workers whose sources changed; throws on failure. */
  build(): Promise<void>;
  wrangler(args: readonly string[]): Promise<Said>;
  /** Names of the secrets set in an environment. */
  secrets(environment: string): Promise<string[]>;
  /** secrets in this command's environment */
  given: GivenSecrets;
  download: Download;
};

const project = root.replace(/\/$/, "");

/** Sends the build's output to stderr, because stdout may be machine-readable. */
async function build(): Promise<void> {
  const args = ["workers/run/build-command.mjs"];
  const { status } = spawnSync(process.execPath, args, { cwd: project, stdio: ["ignore", 2, 2] });
  if (status !== 0) throw new Error("npm run build failed");
}

/** This machine, with the checkout that contains this command. */
export const thisMachine: DeployWorld = {
  root: project,
  out: (text) => console.log(text),
  err: (text) => console.error(text),
  now: () => new Date(),
  build,
  wrangler: (args) => wrangler(project, args),
  secrets: (environment) => secretNames(project, environment),
  given: givenSecrets(process.env),
  download,
};
