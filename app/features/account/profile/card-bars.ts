import JsBarcode from "jsbarcode";

/** A drawing of bars, one unit high: `path` for an SVG of `width` units, the quiet zones at both ends included. */
export type CardBars = { number: string; path: string; width: number };

/** Units that stay white before and behind the bars, as both kinds of code ask. */
const quietZone = 11;

/**
 * The bars of a loyalty card's number, for the till to scan (V20): EAN-13 where the number is one, Code 128 otherwise. Undefined where there is no
 * card, or what stands there is no number.
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

/** Bars as ones and gaps as zeros; undefined where the number is none of this kind. */
function modulesOf(number: string, format: "EAN13" | "CODE128"): string | undefined {
  const drawn: { encodings?: { data: string }[] } = {};
  let isOne = false;
  JsBarcode(drawn, number, { format, flat: true, valid: (valid) => (isOne = valid) });
  return isOne ? drawn.encodings?.map(({ data }) => data).join("") : undefined;
}
