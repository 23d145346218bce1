import * as z from "zod";
import { safePath, withHash, withoutHash } from "~/lib/path";
import { normalise } from "~/lib/fields/normalise";
import { typedLine } from "~/lib/typed-text";
import { clampToRule, firstAdd, householdMax, isBeyondHousehold, type ClampedQuantity } from "~/lib/quantity";
import type { Product } from "~/model/product";
import * as paths from "~/page/paths";
import { codeLimit, giftCodeField } from "../gifts/redeem-code";
import { optionOf } from "./option-field";
import { desiredSchema, readDesired, targetOf } from "../quantity/target";

/** Product to add, and the quantity that the cart should hold afterwards. */
export const additionSchema = z.object({
  productId: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31),
  amount: desiredSchema,
  options: z.record(z.string(), z.string()),
  /** gift code, redeemed before the addition (§4) */
  giftCode: z.string().max(codeLimit).optional(),
  /** price shown when the addition became pending, in cents */
  shownPrice: z.number().int().optional(),
  /** the same tap was sent before, and that addition may have been carried out */
  again: z.boolean().optional(),
  back: z.string().transform((path) => safePath(path, paths.cart)),
});
export type Addition = z.infer<typeof additionSchema>;

/**
 * Field of an "Aggiungi" form: product id, minimum quantity, and id of the element around the form.
 */
export const addField = "add";
const added = /^(\d{1,10})\.(\d{1,9})\.([a-z][\w-]{0,59})$/;

/**
 * Reads the addition from a form; undefined if it names no product. Options are fields named
 * `option.<parameter>`.
 */
export function readAddition(fields: Iterable<[string, unknown]>): Addition | undefined {
  const entries = [...fields].filter((field): field is [string, string] => typeof field[1] === "string");
  const form = new Map(entries);
  const [back, add] = [form.get("back"), form.get(addField)];
  const giftCode = normalise.code(form.get(giftCodeField) ?? "").slice(0, codeLimit) || undefined;
  const [, id, least, anchor] = added.exec(add ?? "") ?? [];
  if (id !== undefined) {
    const here = safePath(withoutHash(back ?? ""), paths.cart);
    return {
      productId: Number(id),
      amount: { kind: "atLeast", value: Number(least) },
      options: {},
      giftCode,
      back: withHash(here, anchor ?? ""),
    };
  }
  const options = entries.flatMap(([field, value]) => {
    const option = optionOf(field);
    return option === undefined ? [] : [[option, value]];
  });
  return additionSchema.safeParse({
    productId: form.get("productId"),
    amount: readDesired(form),
    options: Object.fromEntries(options),
    giftCode,
    back: back ?? "",
  }).data;
}

/** Returns the words of the search that found the product, if its form is on the search page. */
export function wordsSearched({ back }: Pick<Addition, "back">): string | undefined {
  const { pathname, searchParams } = new URL(back, "http://shop.invalid");
  return (pathname === paths.search && typedLine(searchParams.get("query") ?? "").slice(0, 100)) || undefined;
}

/** True for a first add, which never lowers a quantity added earlier or in another tab. */
export const isFirstAdd = ({ amount }: Addition): boolean =>
  amount.kind === "atLeast" || amount.kind === "first";

/**
 * Returns the requested quantity, adjusted to the product's rules. A typed quantity is limited to a
 * household's maximum; the cart line's form asks about more.
 */
export function clampAddition(
  product: Product,
  { amount }: Addition,
): Omit<ClampedQuantity, "changed"> & { changed?: ClampedQuantity["changed"] | "household" } {
  if (amount.kind === "first") return { value: firstAdd(product.rule) };
  const { rule } = product;
  const { value } = targetOf(amount, product);
  const isTooMuch = amount.kind === "typed" && isBeyondHousehold(rule, value);
  return isTooMuch
    ? { value: clampToRule(rule, householdMax[rule.by]).value, changed: "household" }
    : clampToRule(rule, value);
}

/** True if an option of the product has no valid choice yet. */
export const hasOpenOption = ({ options }: Product, chosen: Record<string, string>): boolean =>
  options.some(
    ({ parameter, selected, values }) => !values.some(({ key }) => key === (chosen[parameter] ?? selected)),
  );
