import * as z from "zod";
import type { KeptWords } from "../shop";
import { wordsPart, type OwnCookies } from "./cookies";
import type { Sealer } from "./seal";

/** Seconds: dayWordsSaved, §9. */
const life = 30 * 86_400;

const keptSchema = z.object({ owner: z.int().optional(), text: z.string() });

export type WordsStore = KeptWords & {
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
 * What was searched in this browser, by the shopper who is signed in now, or by visitors where nobody is. Of somebody else nothing is read,
 * and the cookie goes: with the end of a session, however it ends, and with the login of another.
 */
export async function openSearched({ jar, cookies, sealer, userId }: Deps): Promise<WordsStore> {
  const sealed = jar[cookies.name(wordsPart)];
  let kept = keptSchema.safeParse((await sealer.open(wordsPart, sealed))?.value).data;
  let changed = false;
  return {
    read: () => (kept?.owner === userId() ? kept?.text : undefined),
    keep(text) {
      kept = { owner: userId(), text };
      changed = true;
    },
    forget() {
      kept = undefined;
    },
    async cookie() {
      if (kept && kept.owner === userId())
        return changed ? cookies.write(wordsPart, await sealer.seal(wordsPart, kept, life), life) : undefined;
      return sealed === undefined ? undefined : cookies.remove(wordsPart);
    },
  };
}
