import * as z from "zod";
import type { OwnCookies } from "./cookies";
import type { Sealer } from "./seal";
import type { FavouriteIds } from "../shop";

const part = "h";
/** Seconds: what another device changes is seen after that. */
const life = 300;
/** Characters of JSON: so many stay under 4 KB as a cookie. */
const longest = 2700;

const storedSchema = z.object({ login: z.string(), at: z.number(), ids: z.array(z.int().positive()) });
type Kept = z.infer<typeof storedSchema>;

export type FavouritesStore = FavouriteIds & {
  /** Set-Cookie value, when there is something to write */
  cookie(): Promise<string | undefined>;
};

type Deps = {
  jar: Record<string, string>;
  cookies: OwnCookies;
  sealer: Sealer;
  /** key of the login that is alive */
  loginKey: () => string | undefined;
  /** when this shopper changed something last (epoch ms) */
  changedAt: () => number | undefined;
};

/**
 * Which products are favourites, so that a page asks the backend for the cart alone (record 043). It is of one login, asked for after
 * whatever the shopper changed last, and five minutes old at the most; anything else is as good as none. Too many for a cookie are not stored.
 */
export async function openFavourites(deps: Deps): Promise<FavouritesStore> {
  const { jar, cookies, sealer, loginKey, changedAt } = deps;
  const sealed = jar[cookies.name(part)];
  const isGood = ({ login, at }: Kept) => login === loginKey() && at > (changedAt() ?? 0);
  let stored = storedSchema.safeParse((await sealer.open(part, sealed))?.value).data;
  let changed = false;
  return {
    read: () => (stored && isGood(stored) ? stored.ids : undefined),
    save(ids, at) {
      const login = loginKey();
      if (login === undefined) return;
      const next = { login, at, ids };
      changed = JSON.stringify(next).length <= longest;
      stored = changed ? next : undefined;
    },
    async cookie() {
      if (stored && isGood(stored))
        return changed ? cookies.write(part, await sealer.seal(part, stored, life), life) : undefined;
      return sealed === undefined ? undefined : cookies.remove(part);
    },
  };
}
