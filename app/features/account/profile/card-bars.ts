import JsBarcode from "jsbarcode";

/**
 * Drawing of bars, one unit high: `path` for an SVG of `width` units, including the quiet zones at
 * both ends.
 */
export type CardBars = { number: string; path: string; width: number };

/** White units before and after the bars, as both kinds of code require. */
const quietZone = 11;

/**
 * Returns the bars of a loyalty card's number, for the till to scan (V20): EAN-13 if the number is
 * valid, else Code 128. Undefined if the card is missing or its text has other characters than
 * digits.
 */
export function cardBars(number: string | undefined): CardBars | undefined {
  if (!number || !/^\d+$/.test(number)) return undefined;
  const modules = modulesOf(number, "EAN13") ?? modulesOf(number, "CODE128");
  if (modules === undefined) return undefined;
  const bars = [...modules.matchAll(/1+/g)].map(
    ({ 0: bar, index }) => `M${quietZone + index} 0h${bar.length}v1h-${bar.length}z`,
  );
  return { number, path: bars.join(""), width: modules.length + 2 * quietZone };
}

/** Returns bars as ones and gaps as zeros; undefined if the number is invalid for this format. */
function modulesOf(number: string, format: "EAN13" | "CODE128"): string | undefined {
  const drawn: { encodings?: { data: string }[] } = {};
  let isOne = false;
  JsBarcode(drawn, number, { format, flat: true, valid: (valid) => (isOne = valid) });
  return isOne ? drawn.encodings?.map(({ data }) => data).join("") : undefined;
}
