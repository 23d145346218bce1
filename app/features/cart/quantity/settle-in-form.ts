import { readQuantity } from "~/lib/amount/quantity-of";
import { clampToRule, isBeyondHousehold } from "~/lib/quantity";
import type { Product } from "~/model/product";
import type { Shop } from "~/platform/shop";
import { householdQuestion, notAQuantity, quantityText } from "./quantity-texts";

/** Why a quantity in a form of several is not taken; `more` is the quantity that a yes at the line confirms. */
export type WrongQuantity = { error: string; more?: { value: number; yes: string } };

type Texts = Pick<Shop, "t" | "locale">;
type Asked = {
  /** before the product's rule is applied */
  wanted: number;
  /** what needs no question: what stood there before */
  held?: number;
  /** the quantity that the shopper has said yes to, as the form sends it */
  sure?: string;
};

/** The question about more than a household buys; undefined where it is less, or was answered with yes. */
export function questionInForm(
  { t, locale }: Texts,
  product: Product,
  { wanted, held, sure }: Asked,
): WrongQuantity | undefined {
  const { rule } = product;
  const { value } = clampToRule(rule, wanted);
  if (sure === String(value) || !isBeyondHousehold(rule, value, held)) return undefined;
  const yes = t("cart.beyond.yes", { amount: quantityText(t, { by: rule.by, value }, locale) });
  return { error: householdQuestion({ t, locale }, product, value), more: { value, yes } };
}

/** What was typed of one product in a form of several: the quantity before the product's rule, or why it is not taken. */
export function settleInForm(
  texts: Texts,
  product: Product,
  { typed, ...asked }: Omit<Asked, "wanted"> & { typed: string },
): { wanted: number; wrong?: undefined } | { wrong: WrongQuantity } {
  const wanted = readQuantity(typed, product)?.value ?? Number.NaN;
  const { value, changed } = clampToRule(product.rule, wanted);
  if (changed === "invalid" || value === 0) return { wrong: { error: notAQuantity(texts, product) } };
  const wrong = questionInForm(texts, product, { wanted, ...asked });
  return wrong ? { wrong } : { wanted };
}
