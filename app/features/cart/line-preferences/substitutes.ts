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
/** How long a line's preferences wait for them, milliseconds. */
const patienceMs = 1000;
/** How many products of its category are asked for. */
const pageSize = 24;

/** What a product that stands in for another is called: its name, and the size that tells it from the next. */
const calledOf = ({ name, pack }: Product): string | undefined =>
  toSubstitute([name, pack].filter(Boolean).join(", "));

const stemsOf = (name: string): string[] => tellingWords(name).map(stem);

/**
 * The names of the few products that may stand in for one: not sold out, counted like it; those first whose names share most words with its
 * own, then the nearest in price.
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

/** The first of each name, as many as are offered. */
const firstOfEach = (all: { name: string }[]) =>
  all.filter(({ name }, at) => all.findIndex((one) => one.name === name) === at).slice(0, most);

/** What is offered for a line, by its name, and what it says of the chosen allergens. */
export type OfferedSubstitute = { name: string } & AllergenNote;

/** The substitutes offered for a line, with the one it has; that one alone where the catalogue does not answer, or not soon. */
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

/** What the goods of one name say of the chosen allergens, each of which may be the one that comes; of none of them nothing is known. */
function noteOf(called: readonly Product[], shop: Shop): AllergenNote {
  const statements = called.length > 0 ? called : [{ allergens: undefined }];
  const notes = statements.map((one) => allergenNote(one, shop));
  const warnings = new Set(notes.flatMap(({ allergenWarning }) => allergenWarning ?? []));
  return {
    ...(warnings.size > 0 && { allergenWarning: [...warnings].join(". ") }),
    ...(notes.some(({ allergensUnknown }) => allergensUnknown) && { allergensUnknown: true }),
  };
}
