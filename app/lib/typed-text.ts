/** Marks that nobody sees: zero-width and direction marks, soft hyphens, fillers; but for those that make one emoji of several. */
const invisible =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])[\u200d\ufe0f]|(?![\u200d\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** What keyboards, address books and our own pages write for an apostrophe. */
const apostrophes = /[\u2018-\u201b\u02bb\u02bc\u02b9\u02bd\u02c8\u2032\u0060\u00b4\u055a\uff07\ua78c]/gu;
const quotes = /[\u201c-\u201f\u2033\uff02]/gu;
const dashes = /[\p{Pd}\u2212]/gu;

/**
 * The text of a text area as the shopper counts it: composed letters (NFC), lines that end with one character where a browser sends
 * two, no control characters and no invisible marks.
 */
export const typedText = (text: string): string =>
  text
    .normalize("NFC")
    .replace(invisible, "")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "");

/**
 * What is typed on one line, however it was written: composed letters (NFC), straight quotes, hyphens for every dash, no invisible
 * marks, and single blanks for all others, for control characters and for line ends; none at the ends.
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

/** Whether a text says anything: blanks and marks that are not seen alone do not. */
export const saysSomething = (text: string): boolean => typedLine(text) !== "";
