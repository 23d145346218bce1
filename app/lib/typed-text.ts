/**
 * Invisible characters: zero-width and direction marks, soft hyphens, fillers. Joiners inside an
 * emoji stay.
 */
const invisible =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])[\u200d\ufe0f]|(?![\u200d\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Characters that keyboards, address books and our own pages write as an apostrophe. */
const apostrophes = /[\u2018-\u201b\u02bb\u02bc\u02b9\u02bd\u02c8\u2032\u0060\u00b4\u055a\uff07\ua78c]/gu;
const quotes = /[\u201c-\u201f\u2033\uff02]/gu;
const dashes = /[\p{Pd}\u2212]/gu;

/**
 * Normalises a text area as the shopper counts it: composed letters (NFC), one character per line
 * end instead of the browser's two, no control characters, no invisible marks.
 */
export const typedText = (text: string): string =>
  text
    .normalize("NFC")
    .replace(invisible, "")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "");

/**
 * Normalises a single-line field:
 * - composed letters (NFC), straight quotes, hyphens for all dashes
 * - no invisible marks
 * - single spaces for other blanks, control characters and line ends; trimmed
 */
export const typedLine = (text: string): string =>
  text
    .normalize("NFC")
    .replace(invisible, "")
    .replace(apostrophes, "'")
    .replace(quotes, '"')
    .replace(dashes, "-")
    .replace(/[\p{C}\s]+/gu, " ")
    .trim();

/** True if a text holds more than blanks and invisible marks. */
export const saysSomething = (text: string): boolean => typedLine(text) !== "";
