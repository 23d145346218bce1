import type { Product } from "~/model/product";
import type { Shop } from "~/platform/shop";

/**
 * Loads products by id in one request; products that are no longer sold are missing from the map.
 */
export async function findProducts(
  { ebsn }: { ebsn: { catalog: Pick<Shop["ebsn"]["catalog"], "listing"> } },
  ids: number[],
): Promise<Map<number, Product>> {
  if (ids.length === 0) return new Map();
  const { products } = await ebsn.catalog.listing({ ids, pageSize: ids.length });
  return new Map(products.map((product) => [product.id, product]));
}
