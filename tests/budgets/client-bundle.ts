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
    // Remix's manifest of routes is asked for by nobody
    .filter((name) => name.endsWith(".js") && !name.startsWith("manifest-"))
    .map((name) => `assets/${name}`);

/** Compressed size in bytes: brotli 11, the best an edge sends. */
export const brotli = (bytes: Uint8Array | string) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;

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
