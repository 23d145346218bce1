import * as z from "zod";
import type { OwnCookies } from "./cookies";
import type { Sealer } from "./seal";
import type { FavouriteIds } from "../shop";

const part = "h";
/** Max age in seconds: changes on another device are visible after it. */
const life = 300;
/** Max characters of JSON, so that the cookie stays under 4 KB. */
const longest = 2700;

const storedSchema = z.object({ login: z.string(), at: z.number(), ids: z.array(z.int().positive()) });
type Kept = z.infer<typeof storedSchema>;

export type FavouritesStore = FavouriteIds & {
  /** Set-Cookie value; undefined if unchanged. */
  cookie(): Promise<string | undefined>;
};

type Deps = {
  jar: Record<string, string>;
  cookies: OwnCookies;
  sealer: Sealer;
  /** Key of the present login. */
  loginKey: () => string | undefined;
  /** Time of the shopper's last change, epoch ms. */
  changedAt: () => number | undefined;
};

/**
 * Caches the ids of the favourites in a cookie, so that a page loads only the cart from the backend
 * (record 043). Valid for one login, if loaded after the shopper's last change, and for five
 * minutes. Lists too long for a cookie are not stored.
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
