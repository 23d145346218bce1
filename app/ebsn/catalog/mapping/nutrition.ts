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

/** What a pack says of nutrition: rows of 100 g or ml where they are surely that, else its words as they stand. */
export type Nutrition = { rows: NutritionRow[]; text?: string };

/** Nutritional values from the backend's HTML table, its JSON rows or its plain text. */
export function nutritionOf(value: string): Nutrition {
  const rows = nutritionRows(value);
  if (rows.length > 0) return { rows };
  const text = isData(value) ? "" : (hasRows(value) ? tableText(value) : plainText(value)).trim();
  // a heading alone says nothing
  return /\p{L}/u.test(text) && /\d/.test(text.replace(/\b100\b/g, "")) ? { rows, text } : { rows };
}

/**
 * Nutritional values per 100 g or ml. Single rows that cannot be read are left out; none is given where it cannot be told what the figures are of:
 * a portion's are never taken for those of 100 g.
 */
export function nutritionRows(value: string): NutritionRow[] {
  if (isData(value)) return fromJson(value);
  return hasRows(value) ? fromTable(value) : fromText(value);
}

/** JSON is for machines: it is read, and never shown. */
const isData = (value: string): boolean => /^\s*[[{]/.test(value);
const hasRows = (value: string): boolean => /<t[rdh]\b/i.test(value);
const portion = /\b(porzion[ei]|portion|serving|per (pezzo|unit[àa]|biscotto|bicchiere|tazza|confezione))/i;
const headWords = /\b(per|valori|medi[aio]?|ogni|su)\b/i;
const hundred = /\b100 ?(g|gr|ml)\b/i;
/** Figures that may be of a portion alone. */
const isOfPortion = (text: string): boolean => portion.test(text) && !hundred.test(text);

function fromJson(value: string): NutritionRow[] {
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
    return data && label ? [{ label: plainLine(label), per100: `${data.peso} ${data.unita}`.trim() }] : [];
  });
}

/**
 * A value without a label belongs to the row above (kJ, then kcal). Where a heading names several columns, that of 100 g or ml is read: many
 * tables give a portion's first. Without a heading there may be one column of figures alone, and shares of the daily need.
 */
function fromTable(html: string): NutritionRow[] {
  const rows: NutritionRow[] = [];
  let column = 1;
  let isHeaded = false;
  let isUnsure = isOfPortion(tableText(html));
  for (const cells of cellsOf(html)) {
    const found = cells.findIndex(
      (cell) => isHeading(cell) || (!isHeaded && rows.length === 0 && isBareHeading(cell)),
    );
    if (found >= 0) {
      isHeaded = true;
      isUnsure = portion.test(cells[found] ?? "");
      // a heading may leave out the cell over the labels
      column = isColumnHead(cells[0]) ? found + 1 : Math.max(1, found);
      // over all columns at once
      if (found === 0 && cells.length === 1) isHeaded = false;
      continue;
    }
    const [label] = cells;
    const per100 = cells[column];
    if (label === undefined || !per100 || !/\d/.test(per100) || isShare.test(per100)) continue;
    if (!isHeaded && cells.slice(2).some((cell) => /\d/.test(cell) && !cell.includes("%"))) isUnsure = true;
    const above = rows.at(-1);
    if (label) rows.push({ label, per100 });
    else if (above) above.per100 = `${above.per100} / ${per100}`;
  }
  return isUnsure ? [] : rows;
}

/** Of the daily need. */
const isShare = /^[\d.,]+ ?%$/;
const isHeading = (text: string): boolean => /^(per|valori|media)\b.*\b100\b/i.test(text);
/** Above all rows: further down it is a value, as that of sugar. */
const isBareHeading = (text: string): boolean => /^100 ?(g|gr|ml)$/i.test(text);
const isColumnHead = (text = ""): boolean => /^(per\b|\d+ ?(g|gr|ml)$)/i.test(text);

const quantity = "[<>~]?\\s?\\d[\\d.,]*\\s?(?:kj|kcal|g|mg|µg|mcg)\\b\\.?";
/** A label and its quantity, which may come in two units or with its share of the daily need. */
const textRow = new RegExp(
  `^(\\p{L}[^\\d<>~]*?)[\\s:=]+(${quantity}(?:\\s*[/(-]?\\s*(?:${quantity}|\\d+\\s?%)\\)?)*)$`,
  "iu",
);
/** "Valori nutrizionali medi per 100 g: Energia ..." */
const headed = /^(?:[^\d:]*\b100 ?(?:g|gr|ml)\b[^\d:]*):\s*(?=\p{L})/iu;

/**
 * "Energia: 1500 kJ / 355 kcal; Grassi 1,5 g": one value a line, or between semicolons, bars or commas. Of several blocks, each with its heading,
 * that of 100 g or ml is read. A line with figures that is no row makes all of it a text.
 */
function fromText(text: string): NutritionRow[] {
  const rows: NutritionRow[] = [];
  let of: "100" | "portion" | undefined = portion.test(text) ? "portion" : undefined;
  const lines = plainText(text)
    .split("\n")
    .flatMap((line) => {
      const [head] = headed.exec(line) ?? [];
      return head ? [head.replace(/:\s*$/, ""), line.slice(head.length)] : [line];
    })
    .flatMap((line) => line.split(/[;|]|[,.]\s+(?=\p{L})|\.$/u))
    .map((line) => line.trim());
  for (const line of lines) {
    const row = textRow.exec(line);
    if (portion.test(line)) {
      // both in one line: whose figure is whose?
      if (hundred.test(line)) return [];
      of = "portion";
      continue;
    }
    if (hundred.test(line) && (!row || headWords.test(line))) {
      of = "100";
      continue;
    }
    const [, label = "", per100 = ""] = row ?? [];
    if (of === "portion") continue;
    if (label) rows.push({ label, per100 });
    else if (/\d/.test(line)) return [];
  }
  return rows;
}

/** A table as lines of text, with what stands outside of its cells. */
function tableText(html: string): string {
  let text = "";
  readHtml(html, {
    open(tag) {
      if (tag === "td" || tag === "th") text += " | ";
      else if (isBlock(tag) || tag === "caption") text += "\n";
    },
    close(tag) {
      if (isBlock(tag) || tag === "caption") text += "\n";
    },
    text: (piece) => void (text += piece),
  });
  return text
    .split("\n")
    .map((line) =>
      line
        .split("|")
        .map((cell) => cell.replace(/\s+/g, " ").trim())
        .filter(Boolean)
        .join(" | "),
    )
    .filter(Boolean)
    .join("\n");
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
