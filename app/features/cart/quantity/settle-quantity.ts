import type { Path } from "~/lib/path";
import { clampToRule, isBeyondHousehold } from "~/lib/quantity";
import { fullName } from "~/lib/words/full-name";
import type { Product } from "~/model/product";
import type { Flash, Shop } from "~/platform/shop";
import { householdQuestion, notAQuantity, quantityText } from "./quantity-texts";
import { readDesired, targetOf } from "./target";

type Line = {
  product: Product;
  /** current quantity */
  held: number;
  /** action of the form, which identifies the quantity */
  form: Path;
  /** message set for a quantity that a rule has changed */
  texts: "cart" | "lists";
};

/**
 * Adjusts the desired quantity of a form to the product's rules; `note` is the message to show
 * beside it. The result has no `value` if the quantity is invalid. It also has none above a
 * household's maximum, which the shopper must confirm first (record 152).
 */
export function settleQuantity(
  { t, locale }: Pick<Shop, "t" | "locale">,
  fields: { get(name: string): unknown },
  { product, held, form, texts }: Line,
): { value?: number; note?: Flash } {
  const { rule } = product;
  const name = fullName(product);
  const desired = readDesired(fields);
  const typed = desired.kind === "typed" ? desired.text : undefined;
  const read = targetOf(desired, product);
  const { value, changed } = clampToRule(rule, read.value);
  if (changed === "invalid")
    return { note: { kind: "error", text: notAQuantity({ t, locale }, product), at: { form, typed } } };
  const amount = quantityText(t, { by: rule.by, value }, locale);
  if (desired.kind !== "sure" && isBeyondHousehold(rule, value, held)) {
    const question = householdQuestion({ t, locale }, product, value);
    return { note: { kind: "warn", text: question, at: { form, typed, more: value } } };
  }
  const note = (words: string): Flash => ({ kind: "warn", text: words, at: { form } });
  if (changed) {
    const words = { name, amount };
    return {
      value,
      note: note(
        texts === "cart" ? t(`cart.clamped.${changed}`, words) : t(`lists.clamped.${changed}`, words),
      ),
    };
  }
  return read.asGrams
    ? { value, note: note(t("cart.asGrams", { typed: typed ?? "", amount, name })) }
    : { value };
}
