import type { QuantityRule } from "~/model/quantity";

export type Named = {
  name: string;
  brand: string;
  pack: string;
  rule: QuantityRule;
  /** from 2: position among products of the page with the same name, brand and pack */
  nth?: number;
};

/**
 * Returns the name of a product in controls and messages: "Latte intero Alpe Serena 1 l". Name,
 * brand and pack identify a product on its page. Loose goods have no pack; a brand within the name
 * is not repeated.
 */
export function fullName({ name, brand, pack, rule, nth }: Named): string {
  const folded = name.toLowerCase();
  const others = [brand, rule.by === "weight" ? "" : pack].filter(
    (one) => one && !folded.includes(one.toLowerCase()),
  );
  return [name, ...others, nth && `(${nth})`].filter(Boolean).join(" ");
}
