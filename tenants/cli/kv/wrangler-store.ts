import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { NotUnderstood } from "../not-understood";
import type { ConfigStore } from "./config-store";

/** Runs wrangler without banner, questions, statistics, or logs in the home folder. */
export const quietEnvironment = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_LOG_PATH: ".wrangler/logs",
  WRANGLER_REGISTRY_PATH: ".wrangler/registry",
  CI: "1",
  FORCE_COLOR: "0",
};

/** Result of a wrangler call. */
export type Said = { status: number; out: Buffer; err: string };
const listed = z.array(z.object({ name: z.string() }));

/** Runs wrangler in the project's folder and returns its output, also on failure. */
export function wrangler(root: string, args: readonly string[]): Promise<Said> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, "node_modules/.bin/wrangler"), args, {
      cwd: root,
      env: { ...process.env, ...quietEnvironment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const out: Buffer[] = [];
    let err = "";
    child.stdout.on("data", (chunk: Buffer) => out.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()));
    child.on("error", (cause) =>
      reject(new NotUnderstood(`wrangler does not start, run npm ci first: ${cause.message}`)),
    );
    child.on("close", (status) => resolve({ status: status ?? 1, out: Buffer.concat(out), err }));
  });
}

/** Reason of a wrangler failure, with a remedy if known, followed by wrangler's message. */
function whyOf({ out, err }: Said): string {
  const words = (err.trim() || out.toString().trim()).slice(0, 600);
  if (/CLOUDFLARE_API_TOKEN|not authenticated|not logged in|Authentication error|code: 10000/i.test(words))
    return `nobody is logged in here who may do this; run npx wrangler login, or set CLOUDFLARE_API_TOKEN. ${words}`;
  if (/fetch failed|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT/.test(words))
    return `Cloudflare does not answer; is this machine on the network? ${words}`;
  return words;
}

/** True if a key is missing: wrangler prints "Failed to fetch … - 404: Not Found". */
const isMissing = ({ out, err }: Said) => / - 404: /.test(err + out.toString());

/**
 * A namespace reached through `wrangler kv`.
 * `where` is `["--env", "production", "--remote"]`, or `["--local", "--persist-to", folder]`.
 * The account is wrangler's own (`wrangler login`, or CLOUDFLARE_API_TOKEN).
 * Each call throws NotUnderstood with wrangler's message on failure.
 */
export function wranglerStore(root: string, name: string, where: readonly string[]): ConfigStore {
  const place = ["--binding", "CONFIG", ...where];
  const failed = (said: Said) => new NotUnderstood(`KV of ${name} cannot be reached: ${whyOf(said)}`);
  async function run(...args: string[]): Promise<Buffer> {
    const said = await wrangler(root, [...args, ...place]);
    if (said.status !== 0) throw failed(said);
    return said.out;
  }
  /** Passes contents to wrangler in a temporary file. */
  async function withFile(
    contents: string | Uint8Array,
    use: (file: string) => Promise<unknown>,
  ): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), "bottega-kv-"));
    try {
      const file = join(folder, "contents");
      writeFileSync(file, contents);
      await use(file);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  async function bytes(key: string): Promise<Uint8Array | undefined> {
    const said = await wrangler(root, ["kv", "key", "get", key, ...place]);
    if (said.status === 0 && !/^Value not found\s*$/.test(said.out.toString())) return said.out;
    if (said.status === 0 || isMissing(said)) return undefined;
    throw failed(said);
  }
  return {
    name,
    public: true,
    bytes,
    get: async (key) => {
      const value = await bytes(key);
      return value && Buffer.from(value).toString("utf8");
    },
    put: async (entries) => {
      const pairs: { key: string; value: string }[] = [];
      for (const [key, value] of entries) {
        if (typeof value === "string") pairs.push({ key, value });
        // single writes: wrangler's local store corrupts base64 values of a bulk write
        else await withFile(value, (file) => run("kv", "key", "put", key, "--path", file));
      }
      if (pairs.length > 0) await withFile(JSON.stringify(pairs), (file) => run("kv", "bulk", "put", file));
    },
    remove: async (keys) => {
      if (keys.length === 0) return;
      await withFile(JSON.stringify(keys), (file) => run("kv", "bulk", "delete", file, "--force"));
    },
    list: async (prefix) =>
      listed
        .parse(JSON.parse((await run("kv", "key", "list", "--prefix", prefix)).toString()))
        .map(({ name }) => name),
    close: async () => {},
  };
}

/**
 * The names of an environment's secrets. Throws NotUnderstood with wrangler's message on failure.
 */
export async function secretNames(root: string, environment: string): Promise<string[]> {
  const said = await wrangler(root, ["secret", "list", "--env", environment, "--format", "json"]);
  if (said.status !== 0)
    throw new NotUnderstood(`The secrets of ${environment} cannot be listed: ${whyOf(said)}`);
  return listed.parse(JSON.parse(said.out.toString())).map(({ name }) => name);
}
