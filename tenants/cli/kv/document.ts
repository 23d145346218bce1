import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { kvKeys } from "../../kv-documents";
import { namedPictures, type Candidate } from "../checks/candidate";
import { assetName, type StoredChain } from "./stored-chain";

/** The part of a document that comes from the files: all but its version and its time. */
export type Content = Pick<StoredChain, "tenant" | "theme" | "assets">;

/**
 * A chain's files in the form of KV: pictures by the hash of their bytes.
 * `keys` maps each picture's key to its bytes. Throws if a picture is missing.
 */
export function contentOf(
  root: string,
  chain: Candidate,
): { content: Content; keys: Map<string, Uint8Array> } {
  const { id, tenant, theme } = chain;
  const keys = new Map<string, Uint8Array>();
  const assets: Record<string, string> = {};
  for (const path of namedPictures(chain)) {
    const bytes = readFileSync(join(root, "public", path));
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
    const served = `/chain/${id}/${hash}${extname(path)}`;
    assets[path] = served;
    keys.set(kvKeys.asset(id, assetName(served)), bytes);
  }
  return { content: { tenant, theme, assets }, keys };
}

/** A value with sorted object keys, so that equal values have equal JSON. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, inOrder(inner)]),
  );
}

/** True if two documents have the same content. */
export const sameContent = (one: Content, other: Content): boolean =>
  [one, other]
    .map(({ tenant, theme, assets }) => JSON.stringify(inOrder({ tenant, theme, assets })))
    .every((text, _, [first]) => text === first);
