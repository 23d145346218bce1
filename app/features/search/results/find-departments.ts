import type { Ebsn } from "~/ebsn/client";
import { orElse } from "~/ebsn/or-else";
import { withQuery, type Path } from "~/lib/path";
import * as paths from "~/page/paths";

const most = 6;

type CatalogShop = { ebsn: { catalog: Pick<Ebsn["catalog"], "departmentsFor" | "roots"> } };

/**
 * The departments that hold what is searched, each with the search of it alone; six at most. Undefined where there is nothing to choose: one
 * department, all of them (as a backend answers that does not look at the words), or no answer.
 */
export async function findDepartments(
  { ebsn: { catalog } }: CatalogShop,
  query: string,
): Promise<{ label: string; href: Path }[] | undefined> {
  const [found, roots] = await orElse(Promise.all([catalog.departmentsFor(query), catalog.roots()]), [
    [],
    [],
  ]);
  if (found.length < 2 || found.length >= roots.filter(({ hidden }) => !hidden).length) return undefined;
  return found.slice(0, most).map(({ id, name }) => ({
    label: name,
    href: withQuery(paths.search, { query, parent_category_id: String(id) }),
  }));
}
