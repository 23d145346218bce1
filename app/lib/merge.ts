/** Values by name, in any number of levels. */
type Tree<Leaf> = { [name: string]: Leaf | Tree<Leaf> };

const isTree = <Leaf>(value: Leaf | Tree<Leaf> | undefined): value is Tree<Leaf> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Merges `over` into `base` level by level without changing either; a list or plain value is
 * replaced.
 */
export function merge<Leaf>(base: Tree<Leaf>, over: Tree<Leaf>): Tree<Leaf> {
  const merged = { ...base };
  for (const [name, value] of Object.entries(over)) {
    const under = merged[name];
    merged[name] = isTree(under) && isTree(value) ? merge(under, value) : value;
  }
  return merged;
}
