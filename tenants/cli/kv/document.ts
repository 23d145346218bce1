import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { kvKeys } from "../../kv-documents";
import { namedPictures, type Candidate } from "../checks/candidate";
import { assetName, type StoredChain } from "./stored-chain";

/** What of a document the files say: all but its version and its time. */
export type Content = Pick<StoredChain, "tenant" | "theme" | "assets">;

/** A chain's files as KV holds them: pictures by the hash of their bytes; `keys` gives each picture's key and bytes. Throws when one is not there. */
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

/** A value with the keys of its objects in order, as text: two that say the same are the same. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, inOrder(inner)]),
  );
}

/** Whether two documents say the same of their chain. */
export const sameContent = (one: Content, other: Content): boolean =>
  [one, other]
    .map(({ tenant, theme, assets }) => JSON.stringify(inOrder({ tenant, theme, assets })))
    .every((text, _, [first]) => text === first);
