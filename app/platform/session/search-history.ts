import * as z from "zod";
import type { SearchHistory } from "../shop";
import { wordsPart, type OwnCookies } from "./cookies";
import type { Sealer } from "./seal";

const storedSchema = z.object({ owner: z.int().optional(), text: z.string() });

export type SearchHistoryStore = SearchHistory & {
  /** Set-Cookie value; undefined if unchanged. */
  cookie(): Promise<string | undefined>;
};

type Deps = {
  jar: Record<string, string>;
  cookies: OwnCookies;
  sealer: Sealer;
  /** Id of the signed-in shopper. */
  userId: () => number | undefined;
  /** Days it is stored. */
  days: number;
};

/**
 * Stores the searches of this browser for the signed-in shopper, or for visitors. Another shopper's
 * searches are never read, and the next response removes them: after any end of a session, and
 * after another login.
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
