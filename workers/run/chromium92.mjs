import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, createReadStream, createWriteStream, existsSync, mkdirSync, mkdtempSync } from "node:fs";
import { readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { root } from "./run-step.mjs";

/** The npm package with Chromium 92 for Linux on x64, and its archive's hash in the registry. */
const shipped = {
  name: "chrome-aws-lambda",
  version: "10.1.0",
  sha512: "NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==",
};
const cache = join(root, ".cache");
const folder = join(cache, "chromium-92");

/** True if Chromium 92 can run on this machine. */
export const chromium92Runs = process.platform === "linux" && process.arch === "x64";

/**
 * Playwright launch options for the Chromium 92 that `ensureChromium92` fetched, besides its other
 * arguments.
 */
export const chromium92 = {
  executablePath: join(folder, "chromium"),
  env: { ...process.env, LD_LIBRARY_PATH: join(folder, "lib") },
};

/** Runs a command; throws with its output when it fails. */
function run(command, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args[0]} failed: ${error?.message ?? stdout + stderr}`);
}

/**
 * Fetches Chromium 92 into .cache/chromium-92 if it is missing. It is no dependency, as every
 * installation would load its 48 MB.
 * Throws if the registry does not respond or the archive's hash differs.
 */
export async function ensureChromium92() {
  if (existsSync(chromium92.executablePath)) return;
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, "chromium-92-"));
  try {
    run("npm", ["pack", "--silent", `${shipped.name}@${shipped.version}`], work);
    const archive = join(work, `${shipped.name}-${shipped.version}.tgz`);
    const found = createHash("sha512").update(readFileSync(archive)).digest("base64");
    if (found !== shipped.sha512) throw new Error(`${archive} is not the archive of ${shipped.name}.`);
    run("tar", ["xzf", archive, "--no-same-owner"], work);
    const unpacked = join(work, "unpacked");
    mkdirSync(join(unpacked, "swiftshader"), { recursive: true });
    const packed = (name) => createReadStream(join(work, "package/bin", name));
    for (const name of ["chromium", "aws.tar", "swiftshader.tar"])
      await pipeline(packed(`${name}.br`), createBrotliDecompress(), createWriteStream(join(unpacked, name)));
    run("tar", ["xf", "aws.tar", "--no-same-owner"], unpacked);
    run("tar", ["xf", "../swiftshader.tar", "--no-same-owner"], join(unpacked, "swiftshader"));
    chmodSync(join(unpacked, "chromium"), 0o755);
    // another process may have been faster
    if (!existsSync(folder)) renameSync(unpacked, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
