import { addressField, lineField, lineKey, mostLines, quantityField, sureField } from "./reorder-fields";

/** Submitted reorder form. */
export type SentReorder = {
  lines: string[];
  /** typed quantities by line */
  typed: Record<string, string>;
  /** confirmed quantities above the household limit, by line */
  sure: Record<string, string>;
  addressId: number | undefined;
};

/** Parses a reorder form: each line once, and the address; malformed line keys are dropped. */
export function readReorder(form: FormData): SentReorder {
  const sent = form.getAll(lineField).map(String);
  const lines = [...new Set(sent)].filter((line) => lineKey.test(line)).slice(0, mostLines);
  const textsOf = (field: (key: string) => string) =>
    Object.fromEntries(
      lines.flatMap((line) => {
        const text = form.get(field(line));
        return typeof text === "string" ? [[line, text.slice(0, 40)]] : [];
      }),
    );
  const address = String(form.get(addressField) ?? "");
  return {
    lines,
    typed: textsOf(quantityField),
    sure: textsOf(sureField),
    addressId: /^[1-9]\d{0,9}$/.test(address) ? Number(address) : undefined,
  };
}
