import { allergenNote, type AllergenNote } from "~/features/allergens/public.server";
import { orElse } from "~/ebsn/or-else";
import { toSubstitute } from "~/ebsn/cart/line-preferences";
import { tellingWords } from "~/lib/words/fold";
import { stem } from "~/lib/words/stem";
import { withFallback } from "~/net/with-fallback";
import type { CartItem } from "~/model/cart";
import type { Product } from "~/model/product";
import type { Shop } from "~/platform/shop";

const most = 3;
/** Timeout of the substitutes in a line's preferences, in milliseconds. */
const patienceMs = 1000;
/** Number of products requested from the line's category. */
const pageSize = 24;

/** Returns the name of a substitute, with the pack size that tells it from similar products. */
const calledOf = ({ name, pack }: Product): string | undefined =>
  toSubstitute([name, pack].filter(Boolean).join(", "));

const stemsOf = (name: string): string[] => tellingWords(name).map(stem);

/**
 * Returns the names of the nearest substitutes: in stock, with the same quantity unit and price
 * unit. Products that share the most words with the name come first, then the nearest in price.
 */
export function nearestSubstitutes(
  product: Pick<Product, "id" | "name" | "price" | "rule">,
  sameCategory: readonly Product[],
): { name: string }[] {
  const { price } = product;
  if (!price) return [];
  const words = new Set(stemsOf(product.name));
  const fitting = sameCategory.flatMap((one) =>
    one.id !== product.id && !one.soldOut && one.rule.by === product.rule.by && one.price?.per === price.per
      ? {
          called: calledOf(one),
          shared: stemsOf(one.name).filter((word) => words.has(word)).length,
          apart: Math.abs(one.price.now - price.now),
        }
      : [],
  );
  const named = fitting
    .sort((a, b) => b.shared - a.shared || a.apart - b.apart)
    .flatMap(({ called }) => (called ? { name: called } : []));
  return firstOfEach(named);
}

/** Returns the first product of each name, limited to the number of substitutes offered. */
const firstOfEach = (all: { name: string }[]) =>
  all.filter(({ name }, at) => all.findIndex((one) => one.name === name) === at).slice(0, most);

/** Substitute offered for a line: its name and allergen note. */
export type OfferedSubstitute = { name: string } & AllergenNote;

/**
 * Loads the substitutes offered for a line, including its chosen substitute. Falls back to the
 * chosen substitute if the catalogue fails or times out.
 */
export function substitutesFor(shop: Shop, item: CartItem): Promise<OfferedSubstitute[]> {
  const own = item.substitute ? [{ name: item.substitute }] : [];
  const alone = own.map((one) => ({ ...one, ...noteOf([], shop) }));
  return withFallback(orElse(withNearest(shop, item, own), alone), patienceMs, () => Promise.resolve(alone));
}

async function withNearest(
  shop: Shop,
  { product }: CartItem,
  own: { name: string }[],
): Promise<OfferedSubstitute[]> {
  const { categoryId } = product;
  const { products } = await shop.ebsn.catalog.listing({ categoryId, pageSize });
  return firstOfEach([...own, ...nearestSubstitutes(product, products)]).map(({ name }) => {
    const called = products.filter((one) => calledOf(one) === name);
    return { name, ...noteOf(called, shop) };
  });
}

/**
 * Combines the allergen notes of all products with the same name, since any of them may be
 * delivered. Without a product the allergens are unknown.
 */
function noteOf(called: readonly Product[], shop: Shop): AllergenNote {
  const statements = called.length > 0 ? called : [{ allergens: undefined }];
  const notes = statements.map((one) => allergenNote(one, shop));
  const warnings = new Set(notes.flatMap(({ allergenWarning }) => allergenWarning ?? []));
  return {
    ...(warnings.size > 0 && { allergenWarning: [...warnings].join(". ") }),
    ...(notes.some(({ allergensUnknown }) => allergensUnknown) && { allergensUnknown: true }),
  };
}
