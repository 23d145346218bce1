import { typedLine } from "../typed-text";
import { unitNamed } from "./amount";

/** Sign between the number of packs and the content of each: "2 × 400 g". */
export const times = "×";

/**
 * Splits a line into words for the amount parser. Fractions become "1/2". A number is separated
 * from its unit or sign ("1,5kg", "2x", "2-3"). Thousands get a full stop. Brackets, emoji and
 * final punctuation are removed.
 */
export function wordsIn(text: string): string[] {
  return signs(typedLine(digits(text)))
    .replace(/(\d)(\p{L}+)/gu, (all, digit: string, unit: string) =>
      unitNamed(unit) ? `${digit} ${unit}` : all,
    )
    .replace(/(?<!\p{L})(kg|hg|gr|ml|cl|lt)\.?(?=\d)/giu, "$1 ")
    .split(/\s+/)
    .map((word) => word.replace(/[;:!?]+$|,$/g, ""))
    .filter(Boolean);
}

/**
 * Joins thousands and writes "½" as "1/2". Only no-break and thin spaces and apostrophes join
 * thousands, so this runs before all blanks become spaces.
 */
const digits = (text: string): string =>
  text.replace(/(\d)[\u00a0\u2009\u202f'’](?=\d{3}(?!\d))/g, "$1.").replace(/\p{No}/gu, (mark) => {
    const plain = mark.normalize("NFKC").replace("⁄", "/");
    return plain.includes("/") ? ` ${plain} ` : plain;
  });

const signs = (line: string): string =>
  line
    .normalize("NFKC")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/×/g, "x")
    .replace(/(\d)\s*[x*]\s*(?=\d)/gi, `$1 ${times} `)
    .replace(/(^|\s)[x*]\s?(?=\d)/gi, " ")
    .replace(/(\d)\s?[x*](?=\s|$)/gi, "$1")
    .replace(/(\d)\s*-\s*(?=\d)/g, "$1 - ")
    .replace(/[~≈±]|pi[uù]['’]? o meno/giu, " circa ")
    .replace(/mezz['’](?=\p{L})/giu, "mezzo ")
    .replace(/[()[\]{}"“”«»*_\ufe0f]|\p{Extended_Pictographic}/gu, " ");
