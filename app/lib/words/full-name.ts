import type { QuantityRule } from "~/model/quantity";

export type Named = {
  name: string;
  brand: string;
  pack: string;
  rule: QuantityRule;
  /** from 2: which of several products of the page that have all of these in common */
  nth?: number;
};

/**
 * What a control or a message calls a product: "Latte intero Alpe Serena 1 l". Name, brand and pack together
 * tell it from the other products of a page. Loose goods have no pack; a brand that stands in the name is not
 * said twice.
 */
export function fullName({ name, brand, pack, rule, nth }: Named): string {
  const folded = name.toLowerCase();
  const others = [brand, rule.by === "weight" ? "" : pack].filter(
    (one) => one && !folded.includes(one.toLowerCase()),
  );
  return [name, ...others, nth && `(${nth})`].filter(Boolean).join(" ");
}
