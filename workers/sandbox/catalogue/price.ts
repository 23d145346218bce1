import type { Article } from "./article";
import { chance } from "./hash";
import { readPack, shelfPrice } from "./packs";

export type TenantLetter = "l" | "q" | "t";

/** Each chain's price level, 1 = the average of the trade. */
const tenantLevel: Record<TenantLetter, number> = { l: 1.06, q: 0.9, t: 1 };

/**
 * Returns the list price in cents, per piece or pack, or per kilogram with `isByWeight`. Larger
 * packs cost less per kilogram.
 */
export function priceOf(article: Article, tenant: TenantLetter, isByWeight: boolean): number {
  const { good, brand, pack } = article;
  const per = good.per ?? Number(good.settings.per ?? 5);
  const firstPack = readPack(
    good.packs?.[0] ?? (good.settings.packs ?? "1 pz").split(/(?<!\d),/)[0]?.trim() ?? "1 pz",
  );
  const taste = 0.94 + 0.12 * chance("price", article.slug);
  const local = 0.97 + 0.06 * chance("price", tenant, article.slug);
  const unitPrice = per * 100 * brand.level * taste * local * tenantLevel[tenant];
  if (isByWeight) return shelfPrice(unitPrice);
  return shelfPrice(unitPrice * pack.size * Math.pow(pack.size / firstPack.size, -0.12));
}
