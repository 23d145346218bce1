import { addressField, lineField, lineKey, mostLines, quantityField, sureField } from "./reorder-fields";

/** A form that orders again, as it was sent. */
export type SentReorder = {
  lines: string[];
  /** what was typed as the quantity of those lines */
  typed: Record<string, string>;
  /** the quantities beyond a household that were confirmed */
  sure: Record<string, string>;
  addressId: number | undefined;
};

/** The lines of an order that a form asks for, each once, and where they may go; what is no line of any order is left out. */
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
