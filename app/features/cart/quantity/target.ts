import * as z from "zod";
import { readQuantity, type Sold, type TypedQuantity } from "~/lib/amount/quantity-of";
import { intentField, quantityField } from "~/ui/product/stepper-fields";

const value = z.number().int().nonnegative().max(999_999_999);

/**
 * Quantity that the cart should hold in the end, so that a replay adds no further unit. Typed text
 * is parsed by the product's own rule; "sure" confirms a question about it.
 */
export const desiredSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("exactly"), value }),
  z.object({ kind: z.literal("sure"), value }),
  z.object({ kind: z.literal("atLeast"), value }),
  z.object({ kind: z.literal("typed"), text: z.string().max(40) }),
  z.object({ kind: z.literal("first") }),
]);
export type DesiredQuantity = z.infer<typeof desiredSchema>;

const pressed = /^(to|least|sure):(\d{1,9})$/;
const kinds = new Map<unknown, "exactly" | "atLeast" | "sure">([
  ["to", "exactly"],
  ["least", "atLeast"],
  ["sure", "sure"],
]);

/**
 * Reads the desired quantity of a form: a button's target, else the typed text. Without either it
 * is the first add.
 */
export function readDesired(fields: { get(name: string): unknown }): DesiredQuantity {
  const intent = fields.get(intentField) ?? undefined;
  const typed = fields.get(quantityField) ?? undefined;
  const [, which, target] = pressed.exec(String(intent ?? "")) ?? [];
  const kind = kinds.get(which);
  if (kind) return { kind, value: Number(target) };
  return intent === undefined && typed === undefined
    ? { kind: "first" }
    : { kind: "typed", text: String(typed ?? "").slice(0, 40) };
}

/** Pieces, packs or grams; NaN if the quantity is missing or unreadable. */
export function targetOf(desired: DesiredQuantity, product: Sold): TypedQuantity {
  if (desired.kind === "first") return { value: Number.NaN };
  if (desired.kind !== "typed") return { value: desired.value };
  return readQuantity(desired.text, product) ?? { value: Number.NaN };
}
