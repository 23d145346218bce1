import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import * as z from "zod";

const root = new URL("../../", import.meta.url);
const chunk = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});
const manifestSchema = z.record(z.string(), chunk);

/** Vite's own account of the client build: source -> chunk. */
function manifest() {
  return manifestSchema.parse(
    JSON.parse(readFileSync(new URL("build/.vite/client-manifest.json", root), "utf8")),
  );
}

const read = (file: string) => readFileSync(new URL(`build/client/${file}`, root));

/** Bytes as an edge sends them at its best: brotli 11. */
export const brotli = (bytes: Uint8Array | string) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;

/** Every script that must run before a page of these route modules is alive: entry, routes, all they import, and Remix's route manifest. */
export function firstLoadScripts(routes: string[]): string[] {
  const chunks = manifest();
  const found = new Set<string>();
  function visit(key: string) {
    const { file, imports } = chunk.parse(chunks[key]);
    if (found.has(file)) return;
    found.add(file);
    imports.forEach(visit);
  }
  const named = (source: string) => {
    const key = Object.keys(chunks).find((name) => name.split("?")[0] === source);
    if (!key) throw new Error(`not in the build: ${source}`);
    return key;
  };
  ["app/entry.client.tsx", "app/root.tsx", "app/frame/routes/frame.tsx", ...routes].map(named).forEach(visit);
  const routeManifests = readdirSync(new URL("build/client/assets/", root)).filter((name) =>
    /^manifest-/.test(name),
  );
  return [...found, ...routeManifests.map((name) => `assets/${name}`)];
}

export const scriptBytes = (files: string[]) => files.reduce((sum, file) => sum + brotli(read(file)), 0);

/** All stylesheets of the build. */
export function styleBytes(): number {
  const files = new Set(
    Object.values(manifest()).flatMap(({ file, css }) =>
      [file, ...css].filter((name) => name.endsWith(".css")),
    ),
  );
  return [...files].reduce((sum, file) => sum + brotli(read(file)), 0);
}
