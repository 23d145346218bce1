import * as z from "zod";
import { readQuantity, type Sold } from "~/lib/amount/quantity-of";
import { intentField, quantityField } from "~/ui/product/stepper-fields";

const value = z.number().int().nonnegative().max(999_999_999);

/** How much the cart shall hold in the end: never "one more". What was typed is read by the product's own rule. */
export const desiredSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("exactly"), value }),
  z.object({ kind: z.literal("atLeast"), value }),
  z.object({ kind: z.literal("typed"), text: z.string().max(40) }),
  z.object({ kind: z.literal("first") }),
]);
export type DesiredQuantity = z.infer<typeof desiredSchema>;

const pressed = /^(to|least):(\d{1,9})$/;

/** What a form asks for: a button's target, else what was typed; without either it is the first add. */
export function readDesired(fields: { get(name: string): unknown }): DesiredQuantity {
  const intent = fields.get(intentField) ?? undefined;
  const typed = fields.get(quantityField) ?? undefined;
  const [, which, target] = pressed.exec(String(intent ?? "")) ?? [];
  if (which !== undefined) return { kind: which === "to" ? "exactly" : "atLeast", value: Number(target) };
  return intent === undefined && typed === undefined
    ? { kind: "first" }
    : { kind: "typed", text: String(typed ?? "").slice(0, 40) };
}

/** Pieces, packs or grams; NaN when it is no quantity, or none was named. */
export function targetOf(desired: DesiredQuantity, product: Sold): number {
  if (desired.kind === "first") return Number.NaN;
  return desired.kind === "typed"
    ? (readQuantity(desired.text, product)?.value ?? Number.NaN)
    : desired.value;
}

/** What a stepper's form asks for in the end (pieces, packs or grams); NaN when it is no quantity. */
export const readTarget = (fields: { get(name: string): unknown }, product: Sold): number =>
  targetOf(readDesired(fields), product);
