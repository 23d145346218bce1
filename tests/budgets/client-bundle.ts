import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import * as z from "zod";

const root = new URL("../../", import.meta.url);
const modulesSchema = z.record(z.string(), z.array(z.string()));

const account = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`build/.vite/${name}.json`, root), "utf8"));

/** Source modules of each script, as paths from the root. */
export const modulesOf = (): Record<string, string[]> => modulesSchema.parse(account("client-modules"));

const read = (file: string) => readFileSync(new URL(`build/client/${file}`, root));

/** Text of a script. */
export const codeOf = (file: string): string => read(file).toString();

const assetsBy = (ending: string): string[] =>
  readdirSync(new URL("build/client/assets/", root))
    .filter((name) => name.endsWith(ending))
    .map((name) => `assets/${name}`);

/** All scripts of the build, without Remix's manifest of routes, which no page requests. */
export const scripts = (): string[] => assetsBy(".js").filter((file) => !file.startsWith("assets/manifest-"));

/** Scripts that any browser may load, including those loaded only on interaction. */
export const allScripts = (): string[] => scripts().filter((file) => !(nameOf(file) in apart));

/**
 * Scripts that only few browsers load, by name before the hash, with their maximum size in bytes.
 */
export const apart: Readonly<Record<string, number>> = {
  // Only for the app's shell (record 145).
  bridge: 2650,
  // Install offer and badge on the icon (record 143).
  device: 1500,
  // Barcode reader by camera (record 121).
  scan: 1400,
};

const nameOf = (file: string): string => file.replace(/^assets\/|-[\w-]{8}\.js$/g, "");

/** Scripts of the build that are listed in `apart`, by name. */
export const scriptsApart = (): [name: string, file: string][] =>
  scripts().flatMap((file) => (nameOf(file) in apart ? [[nameOf(file), file]] : []));

/**
 * Compressed size in bytes: brotli 11 is an edge's best level, 4 its level for a page rendered on
 * request.
 */
export const brotli = (bytes: Uint8Array | string, quality = 11) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength;

export const scriptBytes = (files: string[]) => files.reduce((sum, file) => sum + brotli(read(file)), 0);

/** Compressed size of a file of the build in bytes, by its address. */
export const fileBytes = (address: string, quality?: number): number =>
  brotli(read(address.slice(1)), quality);

/** A sheet that each chain has in its own version. */
const ofChain = /assets\/(theme|face)-/;

/**
 * Compressed bytes of all style sheets that a shopper of one chain may load: the shared sheets plus
 * the largest version of each chain's own.
 */
export function styleBytes(quality?: number): number {
  const sizes = assetsBy(".css").map((file) => ({
    kind: ofChain.exec(file)?.[1],
    bytes: brotli(read(file), quality),
  }));
  if (sizes.length === 0) throw new Error("The build has no stylesheet.");
  const largest = (wanted: string) =>
    Math.max(0, ...sizes.filter(({ kind }) => kind === wanted).map(({ bytes }) => bytes));
  const shared = sizes.filter(({ kind }) => !kind).reduce((sum, { bytes }) => sum + bytes, 0);
  return shared + largest("theme") + largest("face");
}
