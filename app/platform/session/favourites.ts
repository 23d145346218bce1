import * as z from "zod";
import type { OwnCookies } from "./cookies";
import type { Sealer } from "./seal";
import type { KeptFavourites } from "../shop";

const part = "h";
/** Seconds: what another device changes is seen after that. */
const life = 300;
/** As for a draft: this much JSON stays under 4 KB as a cookie. */
const longest = 2700;

const keptSchema = z.object({ login: z.string(), at: z.number(), ids: z.array(z.int().positive()) });
type Kept = z.infer<typeof keptSchema>;

export type FavouritesStore = KeptFavourites & {
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
 * whatever the shopper changed last, and five minutes old at the most; anything else is as good as none. Too many for a cookie are not kept.
 */
export async function openFavourites(deps: Deps): Promise<FavouritesStore> {
  const { jar, cookies, sealer, loginKey, changedAt } = deps;
  const sealed = jar[cookies.name(part)];
  const isGood = ({ login, at }: Kept) => login === loginKey() && at > (changedAt() ?? 0);
  let kept = keptSchema.safeParse((await sealer.open(part, sealed))?.value).data;
  let changed = false;
  return {
    read: () => (kept && isGood(kept) ? kept.ids : undefined),
    keep(ids, at) {
      const login = loginKey();
      if (login === undefined) return;
      const next = { login, at, ids };
      changed = JSON.stringify(next).length <= longest;
      kept = changed ? next : undefined;
    },
    async cookie() {
      if (kept && isGood(kept))
        return changed ? cookies.write(part, await sealer.seal(part, kept, life), life) : undefined;
      return sealed === undefined ? undefined : cookies.remove(part);
    },
  };
}
