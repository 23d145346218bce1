/** Values under names, in as many levels as it has. */
type Tree<Leaf> = { [name: string]: Leaf | Tree<Leaf> };

const isTree = <Leaf>(value: Leaf | Tree<Leaf> | undefined): value is Tree<Leaf> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** `base` with `over` laid on it, level by level; a list, like a plain value, replaces what it lies on. Neither is changed. */
export function merge<Leaf>(base: Tree<Leaf>, over: Tree<Leaf>): Tree<Leaf> {
  const merged = { ...base };
  for (const [name, value] of Object.entries(over)) {
    const under = merged[name];
    merged[name] = isTree(under) && isTree(value) ? merge(under, value) : value;
  }
  return merged;
}
