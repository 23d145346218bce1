import * as z from "zod";
import type { NutritionRow } from "~/model/product";
import { number, text } from "../wire/fields";
import { isBlock, plainLine } from "./plain-text";
import { readHtml } from "./read-html";

const jsonRow = z.object({
  codice: text,
  peso: z.union([number, z.string()]).transform((value) => String(value).replace(".", ",")),
  unita: text,
  labels: z.object({ it_IT: text }).nullish(),
});

/** Nutritional values per 100 g or ml, from the backend's HTML table or its JSON rows. What cannot be read is left out. */
export function nutritionRows(value: string): NutritionRow[] {
  return value.trim().startsWith("[") ? fromJson(value) : fromTable(value);
}

function fromJson(value: string): NutritionRow[] {
  let rows: unknown;
  try {
    rows = JSON.parse(value);
  } catch {
    return [];
  }
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row) => {
    const { data } = jsonRow.safeParse(row);
    const label = data?.labels?.it_IT || data?.codice;
    return data && label ? [{ label: plainLine(label), per100: `${data.peso} ${data.unita}`.trim() }] : [];
  });
}

/** A value without a label belongs to the row above (kJ, then kcal). */
function fromTable(html: string): NutritionRow[] {
  const rows: NutritionRow[] = [];
  for (const [label, per100] of cellsOf(html)) {
    if (label === undefined || !per100 || !/\d/.test(per100) || isHeading(per100)) continue;
    const above = rows.at(-1);
    if (label) rows.push({ label, per100 });
    else if (above) above.per100 = `${above.per100} / ${per100}`;
  }
  return rows;
}

const isHeading = (text: string): boolean => /^(per|valori|media)\b.*\b100\b/i.test(text);

/** The text of each cell, row by row; closing tags may be missing. */
function cellsOf(html: string): string[][] {
  const rows: string[][] = [];
  let cell: string | undefined;
  const endCell = () => {
    if (cell !== undefined) rows.at(-1)?.push(cell.replace(/\s+/g, " ").trim());
    cell = undefined;
  };
  readHtml(html, {
    open(tag) {
      if (tag === "tr") rows.push([]);
      if (tag === "td" || tag === "th") cell = "";
      else if (cell !== undefined && isBlock(tag)) cell += " ";
    },
    close(tag) {
      if (["td", "th", "tr", "table"].includes(tag)) endCell();
    },
    text: (piece) => {
      if (cell !== undefined) cell += piece;
    },
  });
  return rows;
}
