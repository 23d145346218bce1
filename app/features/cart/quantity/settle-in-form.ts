import { readQuantity } from "~/lib/amount/quantity-of";
import { clampToRule, isBeyondHousehold } from "~/lib/quantity";
import type { Product } from "~/model/product";
import type { Shop } from "~/platform/shop";
import { householdQuestion, notAQuantity, quantityText } from "./quantity-texts";

/**
 * Error of a quantity in a form with several lines; `more` is the quantity that a checkbox at the
 * line confirms.
 */
export type WrongQuantity = { error: string; more?: { value: number; yes: string } };

type Texts = Pick<Shop, "t" | "locale">;
type Asked = {
  /** quantity before the product's rule is applied */
  wanted: number;
  /** previous quantity, which needs no confirmation */
  held?: number;
  /** quantity that the shopper has confirmed, as the form sends it */
  sure?: string;
};

/**
 * Question about more than a household's maximum; undefined if the quantity is lower or confirmed.
 */
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

/**
 * Parses the typed quantity of one product in a form with several. Returns the quantity before the
 * product's rule, or the error.
 */
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
