import type { Crumb } from "~/model/product";

type Placed = { product: { crumbs: readonly Crumb[] } };
type Department = { id: number; name: string };
/** A department's name, absent for goods that name none, with what a list has of it. */
export type Shelves<T> = { name?: string; items: T[] };

/**
 * Goods by department, in the order in which the chain names its departments, as one walks the store; within one in the list's own order.
 * Departments that the chain does not name follow, then goods that name none.
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
