import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "../program";
import type { World } from "../world";
import { memoryStore } from "./memory-store";

const project = fileURLToPath(new URL("../../..", import.meta.url));
const copied = [
  ...["tenants/loggia", "tenants/quantobasta", "tenants/terrecomuni", "tenants/chains.ts"],
  ...["public/tenants", "workers/sandbox/chains", "wrangler.toml"],
];

const appIcons = ["192", "512", "maskable-192", "maskable-512", "apple"].map((name) => `icon-${name}.png`);

/** A PNG header with the icon's size, followed by the drawing. */
function iconOf(drawing: Uint8Array, name: string): Buffer {
  const side = Number(/\d+/.exec(name)?.[0] ?? 180);
  const head = Buffer.alloc(33);
  head.write("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1");
  head.writeUInt32BE(side, 16);
  head.writeUInt32BE(side, 20);
  return Buffer.concat([head, drawing]);
}

/** Writes a picture for each drawing, in place of `npm run draw`. */
function drawIn(root: string): void {
  for (const path of readdirSync(join(root, "tenants"), { recursive: true, encoding: "utf8" })) {
    const [, id, name] = /^([\w-]+)\/drawings\/([\w-]+)\.svg$/.exec(path) ?? [];
    if (!id || !name) continue;
    const folder = join(root, "public/tenants", id);
    const drawing = readFileSync(join(root, "tenants", path));
    const icons = name === "favicon" ? appIcons : [];
    for (const icon of icons) writeFileSync(join(folder, icon), iconOf(drawing, icon));
    writeFileSync(join(folder, name === "favicon" ? "favicon.png" : `${name}.webp`), drawing);
  }
}

export type Said = { code: number; out: string; err: string };

/**
 * A temporary checkout with the bundled chains and an empty KV per environment.
 * Each read of its clock adds a minute.
 */
export function tempWorld(root = mkdtempSync(join(tmpdir(), "bottega-tenants-"))) {
  for (const path of copied) cpSync(join(project, path), join(root, path), { recursive: true });
  const held = {
    local: new Map<string, Uint8Array>(),
    staging: new Map<string, Uint8Array>(),
    production: new Map<string, Uint8Array>(),
  };
  let minutes = 0;
  const world: World = {
    root,
    out: () => {},
    err: () => {},
    now: () => new Date(Date.UTC(2026, 10, 25, 14, minutes++)),
    store: async (environment) =>
      environment === undefined
        ? memoryStore(held.local)
        : memoryStore(environment === "staging" ? held.staging : held.production, environment),
    ask: undefined,
    draw: async () => drawIn(root),
    visit: () => Promise.reject(new Error("This test has no network.")),
    rest: async () => {},
    ports: { shop: "8787", sandbox: "8788" },
    given: {},
    secrets: async () => ["SESSION_KEYS"],
  };
  return {
    root,
    world,
    held,
    /** Runs a command line; returns its exit code and its output. */
    async say(line: string, over: Partial<World> = {}): Promise<Said> {
      const said = { out: "", err: "" };
      const code = await run(line.split(" "), {
        ...world,
        out: (text) => (said.out += `${text}\n`),
        err: (text) => (said.err += `${text}\n`),
        ...over,
      });
      return { code, ...said };
    },
    /** The JSON output of a command line. */
    async json(line: string): Promise<unknown> {
      return JSON.parse((await this.say(`${line} --json`)).out);
    },
    read: (path: string) => readFileSync(join(root, path), "utf8"),
    write: (path: string, text: string) => writeFileSync(join(root, path), text),
    /** Changes a file's text; throws if the text stays the same. */
    edit(path: string, from: string | RegExp, to: string) {
      const before = readFileSync(join(root, path), "utf8");
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${path} has no ${String(from)}`);
      writeFileSync(join(root, path), after);
    },
  };
}
