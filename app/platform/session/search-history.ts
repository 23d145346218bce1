import * as z from "zod";
import type { SearchHistory } from "../shop";
import { wordsPart, type OwnCookies } from "./cookies";
import type { Sealer } from "./seal";

const storedSchema = z.object({ owner: z.int().optional(), text: z.string() });

export type SearchHistoryStore = SearchHistory & {
  /** Set-Cookie value, when there is something to write */
  cookie(): Promise<string | undefined>;
};

type Deps = {
  jar: Record<string, string>;
  cookies: OwnCookies;
  sealer: Sealer;
  /** id of who is signed in */
  userId: () => number | undefined;
  /** for so many days it is stored */
  days: number;
};

/**
 * What was searched in this browser, by the shopper who is signed in now, or by visitors where nobody is. Of somebody else nothing is read,
 * and the cookie goes: with the end of a session, however it ends, and with the login of another.
 */
export async function openSearchHistory({
  jar,
  cookies,
  sealer,
  userId,
  days,
}: Deps): Promise<SearchHistoryStore> {
  const life = days * 86_400;
  const sealed = jar[cookies.name(wordsPart)];
  let stored = storedSchema.safeParse((await sealer.open(wordsPart, sealed))?.value).data;
  let changed = false;
  return {
    read: () => (stored?.owner === userId() ? stored?.text : undefined),
    save(text) {
      stored = { owner: userId(), text };
      changed = true;
    },
    clear() {
      stored = undefined;
    },
    async cookie() {
      if (stored && stored.owner === userId())
        return changed
          ? cookies.write(wordsPart, await sealer.seal(wordsPart, stored, life), life)
          : undefined;
      return sealed === undefined ? undefined : cookies.remove(wordsPart);
    },
  };
}
