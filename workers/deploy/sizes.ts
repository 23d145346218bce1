import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Finding } from "../../tenants/cli/findings";
import { filesIn } from "./files-in";

const [kB, MB] = [1000, 1_000_000];

/**
 * Cloudflare's limits of one Worker on the paid plan in bytes; the free plan allows 3 MB compressed
 * and 20,000 files
 * (https://developers.cloudflare.com/workers/platform/limits/).
 */
const most = { raw: 64 * MB, gzip: 10 * MB, files: 100_000, file: 25 * MB };

/** In bytes. */
export type Sizes = {
  worker: { raw: number; gzip: number };
  assets: { files: number; bytes: number; largest: number };
};

/**
 * Sums the files that wrangler wrote into `bundle`, without source maps and README, and the files
 * in `assets`.
 */
export function sizesOf(bundle: string, assets: string): Sizes {
  const modules = filesIn(bundle)
    .filter((path) => !/\.map$|^README\.md$/.test(path))
    .map((path) => readFileSync(join(bundle, path)));
  const files = filesIn(assets).map((path) => statSync(join(assets, path)).size);
  const sum = (all: number[]) => all.reduce((total, one) => total + one, 0);
  return {
    worker: {
      raw: sum(modules.map(({ length }) => length)),
      gzip: sum(modules.map((bytes) => gzipSync(bytes).length)),
    },
    assets: { files: files.length, bytes: sum(files), largest: Math.max(0, ...files) },
  };
}

const told = (bytes: number) =>
  bytes < MB ? `${Math.ceil(bytes / kB)} kB` : `${(bytes / MB).toFixed(bytes % MB === 0 ? 0 : 2)} MB`;

/** Compares the sizes with Cloudflare's limits. */
export function sizeFindings(environment: string, { worker, assets }: Sizes): Finding[] {
  return [
    {
      about: `${environment}: Worker`,
      well: worker.raw <= most.raw && worker.gzip <= most.gzip,
      says: `${told(worker.raw)} (at most ${told(most.raw)}), compressed ${told(worker.gzip)} (at most ${told(most.gzip)})`,
    },
    {
      about: `${environment}: assets`,
      well: assets.files > 0 && assets.files <= most.files && assets.largest <= most.file,
      says: `${assets.files} files (at most ${most.files.toLocaleString("en")}), ${told(assets.bytes)} together, the largest ${told(assets.largest)} (at most ${told(most.file)})`,
    },
  ];
}
