import * as z from "zod";
import type { OwnCookies } from "./cookies";
import type { Sealer } from "./seal";

const part = "d";
const usual = 600;
/** Max size in bytes of JSON, so that the cookie stays under 4 KB. */
const longest = 2700;

const draftSchema = z.object({
  page: z.string(),
  owner: z.number().optional(),
  fields: z.record(z.string(), z.string()),
});
type Draft = z.infer<typeof draftSchema>;

export type DraftStore = {
  /** Fields that the present shopper wrote on `page` and that have not expired. */
  read(page: string): Record<string, string> | undefined;
  /** Stores one draft at a time, for ten minutes or `seconds`. False if it is too long to store. */
  write(page: string, fields: Record<string, string>, seconds?: number): boolean;
  drop(): void;
  /** Set-Cookie value; undefined if unchanged. */
  cookie(): Promise<string | undefined>;
};

type Deps = {
  jar: Record<string, string>;
  cookies: OwnCookies;
  sealer: Sealer;
  /** Id of the signed-in shopper. */
  userId: () => number | undefined;
};

/**
 * Stores the input of a form's step while the shopper returns to an earlier step. It is sealed in a
 * cookie, because histories and logs store addresses, and the server stores no draft. The first
 * response to another signed-in shopper removes it, so that it does not return after their logout.
 */
export async function openDraft({ jar, cookies, sealer, userId }: Deps): Promise<DraftStore> {
  const sealed = jar[cookies.name(part)];
  let draft: Draft | undefined = draftSchema.safeParse((await sealer.open(part, sealed))?.value).data;
  let changed = false;
  let seconds = usual;
  return {
    read(page) {
      return draft?.page === page && draft.owner === userId() ? draft.fields : undefined;
    },
    write(page, fields, keptFor = usual) {
      const next = { page, owner: userId(), fields };
      if (new TextEncoder().encode(JSON.stringify(next)).length > longest) return false;
      draft = next;
      seconds = keptFor;
      changed = true;
      return true;
    },
    drop() {
      changed = changed || draft !== undefined;
      draft = undefined;
    },
    async cookie() {
      const isOthers = draft !== undefined && userId() !== undefined && draft.owner !== userId();
      if (!changed && !isOthers) return undefined;
      if (draft && !isOthers) return cookies.write(part, await sealer.seal(part, draft, seconds), seconds);
      return sealed === undefined ? undefined : cookies.remove(part);
    },
  };
}
