import type { Product } from "~/model/product";
import type { Shop } from "~/platform/shop";

/** Products by id, asked for at once; those that are not sold (any more) are missing. */
export async function findProducts(
  { ebsn }: { ebsn: { catalog: Pick<Shop["ebsn"]["catalog"], "listing"> } },
  ids: number[],
): Promise<Map<number, Product>> {
  if (ids.length === 0) return new Map();
  const { products } = await ebsn.catalog.listing({ ids, pageSize: ids.length });
  return new Map(products.map((product) => [product.id, product]));
}
