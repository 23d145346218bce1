import * as z from "zod";
import type { OwnCookies } from "./cookies";
import type { Sealer } from "./seal";

const part = "d";
const usual = 600;
/** Characters of JSON: so many stay under 4 KB as a cookie. */
const longest = 2700;

const draftSchema = z.object({
  page: z.string(),
  owner: z.number().optional(),
  fields: z.record(z.string(), z.string()),
});
type Draft = z.infer<typeof draftSchema>;

export type DraftStore = {
  /** The fields that were written on `page` less than ten minutes ago, or as long as they were to be kept, by the shopper who is signed in now. */
  read(page: string): Record<string, string> | undefined;
  /** One draft at a time, for ten minutes or `seconds`. False when it is too long to store. */
  write(page: string, fields: Record<string, string>, seconds?: number): boolean;
  drop(): void;
  /** Set-Cookie value, when there is something to write */
  cookie(): Promise<string | undefined>;
};

type Deps = {
  jar: Record<string, string>;
  cookies: OwnCookies;
  sealer: Sealer;
  /** id of who is signed in */
  userId: () => number | undefined;
};

/**
 * What was typed on one step of a form while the shopper goes back to an earlier step. It is sealed in a cookie for a while, so it is
 * neither in an address, which histories and logs keep, nor on a server. The first answer to somebody else who has signed in removes it, so
 * that it does not come back when they sign out.
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
