import { readFileSync } from "node:fs";
import table from "../app/routes";

export type ShopRoute = {
  /** as the table writes it, with a slash before it: `/product/:slug` */
  pattern: string;
  /** its module, counted from the root: `app/features/.../home.tsx` */
  file: string;
  /** the modules around it, outermost first */
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

/** Every address of the shop and the modules that answer there, from `app/routes.ts` itself. */
export const routes: ShopRoute[] = flatten(table, { pattern: "", file: "", layouts: [] });

/** Whether a route renders a page; one without a component answers with something else. Read from the module's source. */
export const isPage = ({ file }: ShopRoute): boolean =>
  /^export default /m.test(readFileSync(new URL(`../${file}`, import.meta.url), "utf8"));
