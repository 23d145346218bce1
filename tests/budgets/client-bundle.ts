import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import * as z from "zod";

const root = new URL("../../", import.meta.url);
const modulesSchema = z.record(z.string(), z.array(z.string()));

const account = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`build/.vite/${name}.json`, root), "utf8"));

/** The source modules that each script holds, as paths from the root. */
export const modulesOf = (): Record<string, string[]> => modulesSchema.parse(account("client-modules"));

const read = (file: string) => readFileSync(new URL(`build/client/${file}`, root));

/** The text of a script. */
export const codeOf = (file: string): string => read(file).toString();

const assetsBy = (ending: string): string[] =>
  readdirSync(new URL("build/client/assets/", root))
    .filter((name) => name.endsWith(ending))
    .map((name) => `assets/${name}`);

/** Every script of the build. Remix's manifest of routes is asked for by nobody. */
export const scripts = (): string[] => assetsBy(".js").filter((file) => !file.startsWith("assets/manifest-"));

/** Every script that any browser may be sent, also those loaded only on interaction. */
export const allScripts = (): string[] => scripts().filter((file) => !(nameOf(file) in apart));

/** Scripts that few browsers are ever sent, each with the bytes it may weigh: no other browser fetches one (name before the hash). */
export const apart: Readonly<Record<string, number>> = {
  // the app's shell alone (record 145)
  bridge: 2650,
  // the offer to install the shop, the number on its icon (record 143)
  device: 1500,
  // a barcode read by the camera (record 121)
  scan: 1400,
};

const nameOf = (file: string): string => file.replace(/^assets\/|-[\w-]{8}\.js$/g, "");

/** The scripts of the build by their names in `apart`. */
export const scriptsApart = (): [name: string, file: string][] =>
  scripts().flatMap((file) => (nameOf(file) in apart ? [[nameOf(file), file]] : []));

/** Compressed size in bytes: brotli 11 is the best an edge sends, 4 is what it takes for a page made this moment. */
export const brotli = (bytes: Uint8Array | string, quality = 11) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength;

export const scriptBytes = (files: string[]) => files.reduce((sum, file) => sum + brotli(read(file)), 0);

/** Compressed size of one file of the build, by its address. */
export const fileBytes = (address: string, quality?: number): number =>
  brotli(read(address.slice(1)), quality);

/** A sheet that each chain has one of its own of. */
const ofChain = /assets\/(theme|face)-/;

/** Every stylesheet that a shopper of one chain can be sent: those of all chains, and the largest of each that the chains have for themselves. */
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
