import { z } from "zod";
import { chainDocumentSchema, kvKeys } from "../../kv-documents";
import type { Candidate } from "../checks/candidate";
import { NotUnderstood } from "../not-understood";
import type { ConfigStore } from "./config-store";

/** A chain's document as KV holds it: its frame is looked at, the chain's own settings stay as they were written. */
const frameSchema = z.object({ ...chainDocumentSchema.shape, tenant: z.record(z.string(), z.unknown()) });
export type StoredChain = z.infer<typeof frameSchema>;

function parsed<T>(key: string, text: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new NotUnderstood(`KV holds under ${key} what cannot be read: ${why}`);
  }
}

/** What KV holds under `chain:<id>`, or under a key of its history; undefined = nothing. Throws NotUnderstood for what is no document. */
export async function storedChain(store: ConfigStore, key: string): Promise<StoredChain | undefined> {
  const text = await store.get(key);
  return text === undefined ? undefined : parsed(key, text, frameSchema);
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
