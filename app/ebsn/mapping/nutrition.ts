import * as z from "zod";
import type { NutritionRow } from "~/model/product";
import { number, text } from "../wire/fields";
import { plainLine } from "./plain-text";

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

/** Reads a table whose closing tags may be missing; a value without a label belongs to the row above (kJ, then kcal). */
function fromTable(html: string): NutritionRow[] {
  const rows: NutritionRow[] = [];
  for (const row of html.split(/<tr\b[^>]*>/i).slice(1)) {
    const cells = row
      .split(/<t[dh]\b[^>]*>/i)
      .slice(1)
      .map((cell) => plainLine(cell.split(/<\/t(?:[dhr]|able|body|head|foot)\s*>/i)[0] ?? ""));
    const [label, per100] = cells;
    if (
      label === undefined ||
      !per100 ||
      !/\d/.test(per100) ||
      /^(per|valori|media)\b.*\b100\b/i.test(per100)
    )
      continue;
    const above = rows.at(-1);
    if (label) rows.push({ label, per100 });
    else if (above) above.per100 = `${above.per100} / ${per100}`;
  }
  return rows;
}
