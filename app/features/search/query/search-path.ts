import { withQuery, type Path } from "~/lib/path";
import * as paths from "~/page/paths";

/** The results page of some words. */
export const searchPath = (query: string): Path => withQuery(paths.search, { query });
