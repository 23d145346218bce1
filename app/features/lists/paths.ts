import type { Path } from "~/lib/path";
import * as paths from "~/page/paths";

/** The favourites have an address of their own. */
export const listPath = ({ id, favourites }: { id: number; favourites: boolean }): Path =>
  favourites ? paths.favourites : paths.list(id);
