import { typedLine } from "../typed-text";
import { provinceCode } from "./provinces";

/** Cleans a field's text before its rules run. Idempotent: a second run changes no more. */
export type Normalise = (text: string) => string;

/** Zero of each non-Latin digit set: Arabic, Persian, Devanagari, Bengali. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6];

const asciiDigit = (digit: string): string => {
  const code = digit.charCodeAt(0);
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
};

/** Replaces wide letters (NFKC) and foreign digits by plain ones, on one line. */
export const plainLine: Normalise = (text) =>
  typedLine(typedLine(text).normalize("NFKC")).replace(/\p{Nd}/gu, asciiDigit);

/** Removes surrounding quotes and final punctuation, as copied from a sentence. */
const unquoted = (text: string): string => text.replace(/^["'«»]+|["'«».,;:]+$/g, "");

/** Removes all blanks. */
const code: Normalise = (text) => unquoted(plainLine(text).replace(/ /g, ""));

/**
 * Removes the separators of printed groups (blanks, points, hyphens, slashes) and a scanner's
 * asterisks.
 */
const grouped: Normalise = (text) => unquoted(plainLine(text).replace(/[ .\-/*]/g, ""));

/** Removes the brackets of "(06) 123" and the "tel:" of a link; other separators stay as typed. */
const phone: Normalise = (text) =>
  plainLine(text)
    .replace(/[()[\]]/g, "")
    .replace(/^tel:/i, "")
    .trim();

/**
 * Extracts the address from "Anna <anna@example.com>", a `mailto:` link, or a list with a final
 * comma.
 */
const email: Normalise = (text) => {
  const line = plainLine(text);
  const address = /^[^<>]*<([^<>]*)>$/.exec(line)?.[1] ?? line;
  return address.replace(/^ ?mailto:|[ ,;]+$/gi, "").trim();
};

/** Writes a tax code in capitals; a VAT number loses a leading "IT". */
const taxCode: Normalise = (text) =>
  grouped(text)
    .toUpperCase()
    .replace(/^IT(?=\d{11}$)/, "");

/** Returns five digits, also from "I-00184" and "IT-00184", the form of letters from abroad. */
const postalCode: Normalise = (text) => code(text).replace(/^(?:IT?)-?(?=\d{5}$)/i, "");

/** Returns the two capital letters, also for "(RM)", "R.M." and the province's name. */
const province: Normalise = (text) => {
  const name = plainLine(text)
    .replace(/[()[\].]/g, "")
    .trim();
  return provinceCode(name) ?? name.toUpperCase();
};

/** Returns "12/A" for "n. 12 / A". */
const houseNumber: Normalise = (text) =>
  plainLine(text)
    .replace(/^(?:numero|num\.?|nr\.?|n\.?[o°]?|civico|civ\.?) ?(?=\d)/i, "")
    .replace(/ ?\/ ?/g, "/");

/** Returns the digits of "Ordine 900123", "n. 12" or "#12", as pages write them. */
const numeral: Normalise = (text) =>
  code(text).replace(/^(?:ordine|order|numero|number)?(?:n[.o°]*|#)?(?=\d)/i, "");

const lower = (text: string): string => typedLine(text).toLowerCase();
const upper = (text: string): string => grouped(text).toUpperCase();

/** Normalisers by kind of field. */
export const normalise = {
  line: typedLine,
  code,
  phone,
  email,
  taxCode,
  postalCode,
  province,
  houseNumber,
  numeral,
  loyaltyCard: grouped,
  username: lower,
  recipientCode: upper,
} satisfies Record<string, Normalise>;
