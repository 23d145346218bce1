import { z } from "zod";
import { chainDocumentSchema, kvKeys } from "../../kv-documents";
import type { Candidate } from "../checks/candidate";
import { NotUnderstood } from "../not-understood";
import type { ConfigStore } from "./config-store";

/** A chain's document as KV holds it: its frame is looked at, the chain's own settings stay as they were written. */
const frameSchema = z.object({ ...chainDocumentSchema.shape, tenant: z.record(z.string(), z.unknown()) });
export type StoredChain = z.infer<typeof frameSchema>;

/** What stands under a key of a chain: its text, and the document that it says, or why it says none. */
export type Held = { text: string; chain?: StoredChain; problem?: string };

/** What KV holds under `chain:<id>`, or under a key of its history, be it a document or not; undefined = nothing. */
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

/** The document that KV holds under a key; undefined = nothing. Throws NotUnderstood for what is no document, with what helps. */
export async function storedChain(store: ConfigStore, key: string): Promise<StoredChain | undefined> {
  const { chain, problem } = (await heldChain(store, key)) ?? {};
  const help = key.startsWith(kvKeys.chain(""))
    ? '\n"push" puts a document in its place, and "rollback" an older one.'
    : "";
  if (problem) throw new NotUnderstood(problem + help);
  return chain;
}

/** The numbers of a chain's history, the oldest first. */
export async function keptVersions(store: ConfigStore, id: string): Promise<number[]> {
  const prefix = `history:${id}:`;
  return (await store.list(prefix)).map((key) => Number(key.slice(prefix.length))).filter(Number.isInteger);
}

/** What a chain's history holds, the newest first. */
export async function keptChains(store: ConfigStore, id: string): Promise<Held[]> {
  const versions = (await keptVersions(store, id)).reverse();
  const held = await Promise.all(versions.map((version) => heldChain(store, kvKeys.history(id, version))));
  return held.filter((one) => one !== undefined);
}

/** The ids of the chains that KV holds. */
export async function storedIds(store: ConfigStore): Promise<string[]> {
  const prefix = kvKeys.chain("");
  return (await store.list(prefix)).map((key) => key.slice(prefix.length));
}

/** The document as the checks look at it. */
export const candidateOf = (id: string, { tenant, theme, assets }: StoredChain): Candidate => ({
  id,
  tenant,
  theme,
  hasPicture: (path) => path in assets,
});

/** The name under which a picture stands in KV, from the path at which the Worker serves it: `<hash>.<ext>`. */
export const assetName = (served: string) => served.slice(served.lastIndexOf("/") + 1);
