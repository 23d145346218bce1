import type { Nutrition, NutritionRow } from "~/model/product";
import { plainText } from "../../text/plain-text";
import { basisIn, hasFigureBeside, isGeneric, isOfPortion, type Basis } from "./nutrition-basis";

const quantity = "[<>~]?\\s?\\d[\\d.,]*\\s?(?:kj|kcal|g|mg|µg|mcg)\\b\\.?";
/** Matches a label and its quantity, in up to two units or with its share of the daily need. */
const textRow = new RegExp(
  `^(\\p{L}[^\\d<>~]*?)[\\s:=]+(${quantity}(?:\\s*[/(-]?\\s*(?:${quantity}|\\d+\\s?%)\\)?)*)$`,
  "iu",
);
/** Matches "Valori nutrizionali medi per 100 g: Energia ...". */
const headed = /^(?:[^\d:]*\b100 ?(?:g|gr|ml)\b[^\d:]*):\s*(?=\p{L})/iu;
const headWords = /\b(per|valori|medi[aio]?|ogni|su)\b/i;
/** Matches the footnote about an adult's daily need, which looks like a row. */
const footnote = /\b(?:riferimento|reference|adult[oi]?)\b/i;

/** Parses a line as a row: "Grassi: 1,5 g"; undefined for any other line. */
export function rowInText(line: string): NutritionRow | undefined {
  const [, label, amount] = textRow.exec(line) ?? [];
  return label && amount && !footnote.test(label) ? { label, amount } : undefined;
}

/**
 * Reads values in plain text, such as "Energia: 1500 kJ / 355 kcal; Grassi 1,5 g". Line breaks,
 * semicolons, bars or commas separate them. If several blocks have a heading, the block per 100 g
 * or ml is read. Undefined if a line with figures is no row.
 */
export function readText(text: string): Nutrition | undefined {
  const rows: NutritionRow[] = [];
  const notes: string[] = [];
  const pers = new Set<string | undefined>();
  // figures before the first heading may be per portion, if a portion is named after them
  let basis: Basis | undefined =
    isOfPortion(text) || basisIn(text)?.of === "several" ? { of: "portion" } : undefined;
  for (const line of linesOf(text)) {
    const row = rowInText(line);
    const named = basisIn(line);
    // "Zuccheri 100 g" is a row
    if (named && !(named.of === "100" && row && !headWords.test(line))) {
      if (named.of === "several" || (named.of === "100" && hasFigureBeside(line))) return undefined;
      basis = named;
    } else if (basis?.of !== "portion") {
      if (row) {
        rows.push(row);
        pers.add(basis?.of === "100" ? basis.per : undefined);
      } else if (/\d/.test(line)) return undefined;
      else if (!isGeneric(line)) notes.push(line);
    }
  }
  const [per] = pers;
  if (rows.length === 0 || pers.size > 1) return undefined;
  return { rows, ...(per && { per }), ...(notes.length > 0 && { note: notes.join("\n") }) };
}

const linesOf = (text: string): string[] =>
  plainText(text)
    .split("\n")
    .flatMap((line) => {
      const [head] = headed.exec(line) ?? [];
      return head ? [head.replace(/:\s*$/, ""), line.slice(head.length)] : [line];
    })
    .flatMap((line) => line.split(/[;|]|[,.]\s+(?=\p{L})|\.$/u))
    .map((line) => line.trim())
    .filter(Boolean);
