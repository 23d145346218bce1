import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import * as z from "zod";
import { routes } from "../route-table";

const root = new URL("../../", import.meta.url);
const chunk = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});
const manifestSchema = z.record(z.string(), chunk);
const modulesSchema = z.record(z.string(), z.array(z.string()));

const account = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`build/.vite/${name}.json`, root), "utf8"));

/** Vite's own account of the client build: source -> chunk. */
const manifest = () => manifestSchema.parse(account("client-manifest"));

/** The source modules that each script holds, as paths from the root. */
export const modulesOf = (): Record<string, string[]> => modulesSchema.parse(account("client-modules"));

const read = (file: string) => readFileSync(new URL(`build/client/${file}`, root));

/** The text of a script. */
export const codeOf = (file: string): string => read(file).toString();

/** Every script of the build, also those loaded only on interaction. */
export const allScripts = (): string[] =>
  readdirSync(new URL("build/client/assets/", root))
    .filter((name) => name.endsWith(".js"))
    .map((name) => `assets/${name}`);

/** Compressed size in bytes: brotli 11, the best an edge sends. */
export const brotli = (bytes: Uint8Array | string) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;

/**
 * Every script that must run before a page of this address is hydrated: entry, frame, route, all they import, and Remix's route manifest.
 */
export function firstLoadScripts(pattern: string): string[] {
  const chunks = manifest();
  const found = new Set<string>();
  function visit(key: string) {
    const { file, imports } = chunk.parse(chunks[key]);
    if (found.has(file)) return;
    found.add(file);
    imports.forEach(visit);
  }
  const route = routes.find((one) => one.pattern === pattern);
  if (!route) throw new Error(`not in the route table: ${pattern}`);
  for (const source of ["app/entry.client.tsx", "app/root.tsx", ...route.layouts, route.file]) {
    const key = Object.keys(chunks).find((name) => name.split("?")[0] === source);
    if (!key) throw new Error(`not in the build: ${source}`);
    visit(key);
  }
  return [...found, ...allScripts().filter((name) => name.startsWith("assets/manifest-"))];
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
