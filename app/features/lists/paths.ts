import type { Path } from "~/lib/path";
import * as paths from "~/page/paths";

/** Path of a list; the favourites have their own address. */
export const listPath = ({ id, favourites }: { id: number; favourites: boolean }): Path =>
  favourites ? paths.favourites : paths.list(id);
