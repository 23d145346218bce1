import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { ConfigStore } from "../kv/config-store";
import { NotUnderstood } from "../not-understood";

const versionsSchema = z.record(z.string(), z.int().positive());

/**
 * For shared environments the file is in the chain's folder; for the local shop beside its state.
 */
const placeOf = (root: string, id: string, store: ConfigStore) =>
  store.public
    ? { file: join(root, "tenants", id, "pushed.json"), key: store.name }
    : { file: join(root, ".wrangler", "pushed.json"), key: id };

function read(file: string): Record<string, number> {
  if (!existsSync(file)) return {};
  try {
    return versionsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    throw new NotUnderstood(`${file} cannot be read: it holds versions by name`);
  }
}

/** The KV version that last equalled the chain's files; undefined = never. */
export function baseVersion(root: string, id: string, store: ConfigStore): number | undefined {
  const { file, key } = placeOf(root, id, store);
  return read(file)[key];
}

/** Stores that the chain's files equal this version in KV. */
export function noteBaseVersion(root: string, id: string, store: ConfigStore, version: number): void {
  const { file, key } = placeOf(root, id, store);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...read(file), [key]: version }, null, 2)}\n`);
}
