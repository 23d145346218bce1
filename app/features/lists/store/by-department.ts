import type { Crumb } from "~/model/product";

type Placed = { product: { crumbs: readonly Crumb[] } };
type Department = { id: number; name: string };
/** Products of a department in a list; `name` is absent for products without a department. */
export type Shelves<T> = { name?: string; items: T[] };

/**
 * Groups products by department, in the chain's order of departments, the usual way through the
 * store. Within a department the list's order stays. Departments unknown to the chain follow, then
 * products without a department.
 */
export function byDepartment<T extends Placed>(
  items: readonly T[],
  departments: readonly Department[],
): Shelves<T>[] {
  const found = new Map<number | undefined, Shelves<T>>();
  for (const item of items) {
    const [department] = item.product.crumbs;
    const shelves = found.get(department?.id) ?? { name: department?.name, items: [] };
    found.set(department?.id, { ...shelves, items: [...shelves.items, item] });
  }
  const order = departments.map(({ id }) => id);
  const place = (id: number | undefined) => {
    if (id === undefined) return Infinity;
    const at = order.indexOf(id);
    return at < 0 ? order.length : at;
  };
  return [...found].sort(([one], [other]) => place(one) - place(other)).map(([, group]) => group);
}
