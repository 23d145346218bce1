import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { filesIn } from "./files-in";

/** Path of the shop's list of hashed files, which the next deploy reads. */
const listPath = "/assets.json";
/** Max age in days of a page that is open or restored by Back. */
const keptDays = 30;
const mostFiles = 500;
const mostBytes = 20_000_000;
const mostOfOne = 2_000_000;
/** Max time for all downloads in ms; then the deploy continues without the rest. */
const mostMs = 120_000;

const assetSchema = z.object({
  /** the build's pattern for a file name with a hash */
  path: z.string().regex(/^\/assets\/[\w.-]{1,100}-[\w-]{8}\.(js|css|webp|woff2|svg|png)$/),
  bytes: z.int().positive().max(mostOfOne),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** UTC date of the last deploy with this file in its own build */
  last: z.iso.date(),
});
const listSchema = z.object({ assets: z.array(assetSchema).max(5000) });
type Asset = z.infer<typeof assetSchema>;

/** Downloads an address. Throws a readable message without a complete response. */
export type Download = (url: string) => Promise<{ status: number; bytes: Uint8Array }>;

/** Number and bytes of the carried files; `failed` = the other files with their reasons. */
export type Carried = { files: number; bytes: number; failed: string[] };

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Returns the hashed files of the build in `folder`. */
const builtIn = (folder: string, today: string): Asset[] =>
  filesIn(join(folder, "assets")).map((file) => {
    const bytes = readFileSync(join(folder, "assets", file));
    return { path: `/assets/${file}`, bytes: bytes.length, sha256: hashOf(bytes), last: today };
  });

const writeList = (folder: string, assets: Asset[]) =>
  writeFileSync(join(folder, listPath), `${JSON.stringify({ assets })}\n`);

/** Writes the list of the build's own hashed files into its folder. `today` is a UTC date. */
export const listAssets = (folder: string, today: string): void => writeList(folder, builtIn(folder, today));

/** Returns the list of the shop at `origin`. Throws a readable message. */
async function listAt(origin: string, download: Download): Promise<Asset[]> {
  const { status, bytes } = await download(origin + listPath);
  if (status !== 200) throw new Error(`${origin}${listPath} answers ${status}`);
  try {
    return listSchema.parse(JSON.parse(Buffer.from(bytes).toString("utf8"))).assets;
  } catch {
    throw new Error(`${origin}${listPath} is no list of files`);
  }
}

/**
 * Returns the young enough files that this build lacks, newest first, within the limits of number
 * and bytes.
 */
function wanted(listed: Asset[], built: Asset[], today: string): Asset[] {
  const own = new Set(built.map(({ path }) => path));
  const young = listed
    .filter(({ path, last }) => !own.has(path) && daysBetween(last, today) <= keptDays)
    .sort((a, b) => b.last.localeCompare(a.last))
    .slice(0, mostFiles);
  let room = mostBytes;
  return young.filter(({ bytes }) => {
    if (bytes > room) return false;
    room -= bytes;
    return true;
  });
}

/**
 * Copies the hashed files of earlier builds from the live shop at `origin` into the build's folder,
 * for pages that are still open.
 * Also writes the list that the next deploy reads.
 * Takes a file only if length and hash match the list. A failed file, or a file not finished within
 * two minutes, is reported and skipped, because the deploy may be the fix.
 */
export async function carryAssets(
  folder: string,
  origin: string,
  today: string,
  download: Download,
  clock: () => number = Date.now,
): Promise<Carried> {
  const built = builtIn(folder, today);
  const taken: Asset[] = [];
  const failed: string[] = [];
  const until = clock() + mostMs;
  try {
    for (const asset of wanted(await listAt(origin, download), built, today)) {
      const isLate = clock() >= until;
      const problem = isLate
        ? "was not asked for: two minutes are over"
        : await take(folder, origin, asset, download);
      if (problem === undefined) taken.push(asset);
      else failed.push(`${asset.path} ${problem}`);
    }
  } catch (error) {
    failed.push(wordsOf(error));
  }
  writeList(folder, [...built, ...taken]);
  return { files: taken.length, bytes: taken.reduce((sum, { bytes }) => sum + bytes, 0), failed };
}

/** Returns the reason for skipping a file; undefined if it was taken. */
async function take(
  folder: string,
  origin: string,
  { path, bytes: length, sha256 }: Asset,
  download: Download,
): Promise<string | undefined> {
  const place = join(folder, path);
  if (existsSync(place)) return "is there already";
  try {
    const { status, bytes } = await download(origin + path);
    if (status !== 200) return `answers ${status}`;
    if (bytes.length !== length || hashOf(bytes) !== sha256) return "is not what the list says";
    writeFileSync(place, bytes);
    return undefined;
  } catch (error) {
    return wordsOf(error);
  }
}
