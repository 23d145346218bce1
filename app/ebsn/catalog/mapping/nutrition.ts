import * as z from "zod";
import type { Nutrition, NutritionRow } from "~/model/product";
import { number, text } from "../../transport/wire/fields";
import { plainLine, plainText } from "../../text/plain-text";
import { isOfPortion } from "./nutrition-basis";
import { rowsOfHtml } from "./nutrition-html";
import { readTable } from "./nutrition-table";
import { readText } from "./nutrition-text";

const jsonRow = z.object({
  codice: text,
  peso: z.union([number, z.string()]).transform((value) => String(value).replace(".", ",")),
  unita: text,
  labels: z.object({ it_IT: text }).nullish(),
});

/**
 * Parses the backend's nutrition values from an HTML table, JSON rows or plain text. Returns rows
 * if every figure is clear, else the original text. Values per portion never become rows.
 */
export function nutritionOf(value: string): Nutrition {
  // JSON is for machines and is never shown as text
  if (/^\s*[[{]/.test(value)) return { rows: rowsOfJson(value) };
  const table = /<t[rdh]\b/i.test(value) ? rowsOfHtml(value) : undefined;
  const read = table ? readTable(table) : readText(value);
  if (read) return read;
  const lines = table?.map((cells) => cells.filter(Boolean).join(" | ")).filter(Boolean);
  const words = lines ? lines.join("\n") : plainText(value);
  // a heading alone has no information
  const says = /\p{L}/u.test(words) && /\d/.test(words.replace(/\b100\b/g, ""));
  return says ? { rows: [], text: words } : { rows: [] };
}

/** Parses JSON rows; unreadable rows are left out. */
function rowsOfJson(value: string): NutritionRow[] {
  let rows: unknown;
  try {
    rows = JSON.parse(value);
  } catch {
    return [];
  }
  if (!Array.isArray(rows) || isOfPortion(value)) return [];
  return rows.flatMap((row) => {
    const { data } = jsonRow.safeParse(row);
    const label = data?.labels?.it_IT || data?.codice;
    return data && label ? [{ label: plainLine(label), amount: `${data.peso} ${data.unita}`.trim() }] : [];
  });
}
