import type { Ebsn } from "~/ebsn/client";
import { orElse } from "~/ebsn/or-else";
import { withQuery, type Path } from "~/lib/path";
import * as paths from "~/page/paths";

const most = 6;

type CatalogShop = { ebsn: { catalog: Pick<Ebsn["catalog"], "departmentsFor" | "roots"> } };

/**
 * Departments with results, each with a link to the search inside it; at most six. Undefined
 * without a real choice: a single department, a failed request, or all departments, as backends
 * return that ignore the words.
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
