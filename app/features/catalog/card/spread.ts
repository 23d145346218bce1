import type { Product } from "~/model/product";

/** Picks `size` products from each department in turn, so that a shelf covers the whole shop. */
export function spread(products: Product[], size: number): Product[] {
  const byRoot = new Map<number, Product[]>();
  for (const product of products) {
    const root = product.crumbs[0]?.id ?? product.categoryId;
    byRoot.set(root, [...(byRoot.get(root) ?? []), product]);
  }
  const turns = Math.max(0, ...[...byRoot.values()].map((queue) => queue.length));
  const inTurn = Array.from({ length: turns }, (_, turn) =>
    [...byRoot.values()].flatMap((queue) => queue[turn] ?? []),
  );
  return inTurn.flat().slice(0, size);
}
