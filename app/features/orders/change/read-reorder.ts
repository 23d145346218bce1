import { linesField } from "./reorder-lines";

/** The lines of an order that a form asks for, each once, and where they may go; what is no line of any order is left out. */
export function readReorder(form: FormData): { lines: string[]; addressId: number | undefined } {
  const lines = form.getAll(linesField).map(String);
  const address = String(form.get("addressId") ?? "");
  return {
    lines: [...new Set(lines)].filter((line) => /^w?\d{1,12}$/.test(line)).slice(0, 300),
    addressId: /^[1-9]\d{0,9}$/.test(address) ? Number(address) : undefined,
  };
}
