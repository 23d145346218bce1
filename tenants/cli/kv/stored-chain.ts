import { z } from "zod";
import { chainDocumentSchema, kvKeys } from "../../kv-documents";
import type { Candidate } from "../checks/candidate";
import { NotUnderstood } from "../not-understood";
import type { ConfigStore } from "./config-store";

/** A chain's document in KV: only its outer fields are validated; the settings stay as written. */
const frameSchema = z.object({ ...chainDocumentSchema.shape, tenant: z.record(z.string(), z.unknown()) });
export type StoredChain = z.infer<typeof frameSchema>;

/** The text under a key of a chain, with its document, or the problem if it is unreadable. */
export type Held = { text: string; chain?: StoredChain; problem?: string };

/** Reads `chain:<id>` or a key of its history, also if it is unreadable; undefined if absent. */
export async function heldChain(store: ConfigStore, key: string): Promise<Held | undefined> {
  const text = await store.get(key);
  if (text === undefined) return undefined;
  try {
    return { text, chain: frameSchema.parse(JSON.parse(text)) };
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    return { text, problem: `KV holds under ${key} what cannot be read: ${why}` };
  }
}

/**
 * The document under a key; undefined if absent. Throws NotUnderstood with a remedy if it is
 * unreadable.
 */
export async function storedChain(store: ConfigStore, key: string): Promise<StoredChain | undefined> {
  const { chain, problem } = (await heldChain(store, key)) ?? {};
  const help = key.startsWith(kvKeys.chain(""))
    ? '\n"push" puts a document in its place, and "rollback" an older one.'
    : "";
  if (problem) throw new NotUnderstood(problem + help);
  return chain;
}

/** The version numbers of a chain's history, oldest first. */
export async function keptVersions(store: ConfigStore, id: string): Promise<number[]> {
  const prefix = `history:${id}:`;
  return (await store.list(prefix)).map((key) => Number(key.slice(prefix.length))).filter(Number.isInteger);
}

/** The documents of a chain's history, newest first. */
export async function keptChains(store: ConfigStore, id: string): Promise<Held[]> {
  const versions = (await keptVersions(store, id)).reverse();
  const held = await Promise.all(versions.map((version) => heldChain(store, kvKeys.history(id, version))));
  return held.filter((one) => one !== undefined);
}

/** The ids of the chains in KV. */
export async function storedIds(store: ConfigStore): Promise<string[]> {
  const prefix = kvKeys.chain("");
  return (await store.list(prefix)).map((key) => key.slice(prefix.length));
}

/** The document in the form the checks take. */
export const candidateOf = (id: string, { tenant, theme, assets }: StoredChain): Candidate => ({
  id,
  tenant,
  theme,
  hasPicture: (path) => path in assets,
});

/** Name of a picture in KV, `<hash>.<ext>`, from its path in the Worker. */
export const assetName = (served: string) => served.slice(served.lastIndexOf("/") + 1);
