import { addressField, lineField, lineKey, mostLines } from "./reorder-fields";

/** The lines of an order that a form asks for, each once, and where they may go; what is no line of any order is left out. */
export function readReorder(form: FormData): { lines: string[]; addressId: number | undefined } {
  const lines = form.getAll(lineField).map(String);
  const address = String(form.get(addressField) ?? "");
  return {
    lines: [...new Set(lines)].filter((line) => lineKey.test(line)).slice(0, mostLines),
    addressId: /^[1-9]\d{0,9}$/.test(address) ? Number(address) : undefined,
  };
}
