import type { Translate } from "~/i18n/translate";
import type { Product } from "~/model/product";

const mostNamed = 3;

/** "Non aggiunti: A, B, C e altri 2." */
export function missedText(t: Translate, missed: Pick<Product, "name">[]): string {
  const names = missed
    .slice(0, mostNamed)
    .map(({ name }) => name)
    .join(", ");
  const more = missed.length - mostNamed;
  return t("lists.missed", { names: more > 0 ? t("lists.missedMore", { names, count: more }) : names });
}
