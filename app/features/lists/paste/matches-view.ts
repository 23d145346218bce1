import { quantityText } from "~/features/cart/public.server";
import type { Locale } from "~/model/locale";
import type { Translate } from "~/i18n/translate";
import { isMeasure, type Amount } from "~/lib/amount/amount";
import { formatPrice, formatUnitPrice } from "~/lib/money";
import type { Product } from "~/model/product";
import type { Match } from "./match";
import { isCut, quantityFor, wantedOf } from "./quantity-for";

const numbers: Record<Locale, Intl.NumberFormat> = {
  it: new Intl.NumberFormat("it-IT", { maximumFractionDigits: 3, useGrouping: false }),
  en: new Intl.NumberFormat("en-IE", { maximumFractionDigits: 3, useGrouping: false }),
};

/** Amount as text of its field: "2", "1,5 kg", "6 bottiglie". */
const amountText = ({ value, unit, piece, times }: Amount, locale: Locale): string => {
  const format = (number: number) => numbers[locale].format(number);
  const each = times ? `${format(times)} x ${format(value / times)}` : format(value);
  return [each, isMeasure(unit) ? unit : piece].filter(Boolean).join(" ");
};

/** Default amount of a line without a quantity. */
function firstAmount({ line, products: [first] }: Match): Amount {
  const value = first ? quantityFor(first, line.words, undefined) : 1;
  return { value, ...(first?.rule.by === "weight" && { unit: "g" }) };
}

function candidateView(product: Product, { line }: Match, t: Translate, locale: Locale) {
  const { id, name, brand, pack, image, price, rule } = product;
  const value = quantityFor(product, line.words, line.amount);
  const cut = isCut(product, wantedOf(product, line.words, line.amount));
  const amount = quantityText(t, { by: rule.by, value }, locale);
  return {
    id,
    name,
    image,
    about: [brand, pack].filter(Boolean).join(" · "),
    price: price && formatPrice(price, locale),
    unit: price?.unit && price.per !== "kg" ? formatUnitPrice(price.unit, locale) : undefined,
    options: product.options.map(({ parameter, name, values, selected }) => ({
      parameter,
      name,
      values,
      preset: selected,
    })),
    gives: t(cut ? "lists.paste.givesMost" : "lists.paste.gives", { amount }),
  };
}

/** View of the matches of all lines, ready for confirmation. */
export function matchesView(matches: Match[], t: Translate, locale: Locale) {
  return matches.map((match, index) => ({
    key: index,
    typed: match.line.typed,
    words: match.line.words,
    amount: amountText(match.line.amount ?? firstAmount(match), locale),
    searchedInstead: match.searchedInstead,
    failed: match.failed,
    candidates: match.products.map((product) => candidateView(product, match, t, locale)),
  }));
}
export type MatchView = ReturnType<typeof matchesView>[number];
