import { typedLine } from "../typed-text";
import { provinceCode } from "./provinces";

/** What a kind of field makes of a text before any rule; what it gives it leaves as it is. */
export type Normalise = (text: string) => string;

/** The first digits of the alphabets whose keyboards write digits of their own: Arabic, Persian, Devanagari, Bengali. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6];

const asciiDigit = (digit: string): string => {
  const code = digit.charCodeAt(0);
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
};

/** A line whose letters and digits are the plain ones, wide and foreign digits too (NFKC). */
export const plainLine: Normalise = (text) =>
  typedLine(typedLine(text).normalize("NFKC")).replace(/\p{Nd}/gu, asciiDigit);

/** Without quotes around it and the stop of the sentence that it was copied from. */
const unquoted = (text: string): string => text.replace(/^["'«»]+|["'«».,;:]+$/g, "");

/** Without blanks around and inside. */
const code: Normalise = (text) => unquoted(plainLine(text).replace(/ /g, ""));

/** Digits, or letters and digits, that are printed in groups: no blanks, points, hyphens, slashes, nor a scanner's asterisks. */
const grouped: Normalise = (text) => unquoted(plainLine(text).replace(/[ .\-/*]/g, ""));

/** Without the brackets of "(06) 123" and the "tel:" of a link; blanks, points, slashes and hyphens stay the shopper's own. */
const phone: Normalise = (text) =>
  plainLine(text)
    .replace(/[()[\]]/g, "")
    .replace(/^tel:/i, "")
    .trim();

/** The address in "Anna <anna@example.com>", in a `mailto:` link, and in a list that ends with a comma. */
const email: Normalise = (text) => {
  const line = plainLine(text);
  const address = /^[^<>]*<([^<>]*)>$/.exec(line)?.[1] ?? line;
  return address.replace(/^ ?mailto:|[ ,;]+$/gi, "").trim();
};

/** A tax code in capitals; a VAT number without the "IT" before it. */
const taxCode: Normalise = (text) =>
  grouped(text)
    .toUpperCase()
    .replace(/^IT(?=\d{11}$)/, "");

/** Five digits; "I-00184" and "IT-00184" are how letters from abroad write them. */
const postalCode: Normalise = (text) => code(text).replace(/^(?:IT?)-?(?=\d{5}$)/i, "");

/** Two letters in capitals, also of "(RM)", "R.M." and of the province's name. */
const province: Normalise = (text) => {
  const name = plainLine(text)
    .replace(/[()[\].]/g, "")
    .trim();
  return provinceCode(name) ?? name.toUpperCase();
};

/** "12/A" of "n. 12 / A". */
const houseNumber: Normalise = (text) =>
  plainLine(text)
    .replace(/^(?:numero|num\.?|nr\.?|n\.?[o°]?|civico|civ\.?) ?(?=\d)/i, "")
    .replace(/ ?\/ ?/g, "/");

/** The digits of what pages call "Ordine 900123", "n. 12" or "#12". */
const numeral: Normalise = (text) =>
  code(text).replace(/^(?:ordine|order|numero|number)?(?:n[.o°]*|#)?(?=\d)/i, "");

const lower = (text: string): string => typedLine(text).toLowerCase();
const upper = (text: string): string => grouped(text).toUpperCase();

/** How each kind of field is read before its rules. */
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
