import * as z from "zod";
import type { NutritionRow } from "~/model/product";
import { number, text } from "../../transport/wire/fields";
import { isBlock, plainLine, plainText } from "../../text/plain-text";
import { readHtml } from "../../text/read-html";

const jsonRow = z.object({
  codice: text,
  peso: z.union([number, z.string()]).transform((value) => String(value).replace(".", ",")),
  unita: text,
  labels: z.object({ it_IT: text }).nullish(),
});

/** Nutritional values per 100 g or ml, from the backend's HTML table, its JSON rows or its plain text. What cannot be read is left out. */
export function nutritionRows(value: string): NutritionRow[] {
  if (value.trim().startsWith("[")) return fromJson(value);
  return /<t[rdh]\b/i.test(value) ? fromTable(value) : fromText(value);
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

/**
 * A value without a label belongs to the row above (kJ, then kcal). Where a heading names several columns, that of 100 g or ml is read: many
 * tables give a portion's first.
 */
function fromTable(html: string): NutritionRow[] {
  const rows: NutritionRow[] = [];
  let column = 1;
  let isHeaded = false;
  for (const cells of cellsOf(html)) {
    const found = cells.findIndex(
      (cell) => isHeading(cell) || (!isHeaded && rows.length === 0 && isBareHeading(cell)),
    );
    if (found >= 0) {
      isHeaded = true;
      // a heading may leave out the cell over the labels
      column = isColumnHead(cells[0]) ? found + 1 : Math.max(1, found);
      continue;
    }
    const [label] = cells;
    const per100 = cells[column];
    if (label === undefined || !per100 || !/\d/.test(per100)) continue;
    const above = rows.at(-1);
    if (label) rows.push({ label, per100 });
    else if (above) above.per100 = `${above.per100} / ${per100}`;
  }
  return rows;
}

const isHeading = (text: string): boolean => /^(per|valori|media)\b.*\b100\b/i.test(text);
/** Above all rows: further down it is a value, as that of sugar. */
const isBareHeading = (text: string): boolean => /^100 ?(g|gr|ml)$/i.test(text);
const isColumnHead = (text = ""): boolean => /^(per\b|\d+ ?(g|gr|ml)$)/i.test(text);

const textRow = /^(.*?\p{L})[\s:]+(<?\s?\d[\d.,]*\s?(?:kj|kcal|g|mg|µg|mcg)\b.*)$/iu;

/** "Energia: 1500 kJ / 355 kcal; Grassi 1,5 g": one value a line, or between semicolons or bars. */
function fromText(text: string): NutritionRow[] {
  return plainText(text)
    .split(/[\n;|]/)
    .filter((line) => !isHeading(line.trim()))
    .flatMap((line) => {
      const [, label = "", per100 = ""] = textRow.exec(line.trim()) ?? [];
      return label ? [{ label, per100 }] : [];
    });
}

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
