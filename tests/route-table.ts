import { readFileSync } from "node:fs";
import table from "../app/routes";

export type ShopRoute = {
  /** Pattern as in the table, with a leading slash: `/product/:slug`. */
  pattern: string;
  /** Its module, from the root: `app/features/.../home.tsx`. */
  file: string;
  /** Layout modules around it, outermost first. */
  layouts: string[];
};

type Entry = { path?: string; index?: boolean; file: string; children?: Entry[] };

const flatten = (entries: Entry[], above: ShopRoute): ShopRoute[] =>
  entries.flatMap(({ path, file: name, children }) => {
    const file = `app/${name}`;
    const pattern = path === undefined ? above.pattern : `${above.pattern}/${path}`;
    if (children) return flatten(children, { pattern, file, layouts: [...above.layouts, file] });
    return [{ pattern: pattern || "/", file, layouts: above.layouts }];
  });

/** All addresses of the shop with their modules, read from `app/routes.ts`. */
export const routes: ShopRoute[] = flatten(table, { pattern: "", file: "", layouts: [] });

/**
 * True if a route renders a page; a route without a component has another kind of response. Read
 * from the module's source.
 */
export const isPage = ({ file }: ShopRoute): boolean =>
  /^export default /m.test(readFileSync(new URL(`../${file}`, import.meta.url), "utf8"));
