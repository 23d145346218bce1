/**
 * The text of a text area as the shopper counts it: lines end with one character, where a browser sends two, and control characters are left out.
 */
export const typedText = (text: string): string =>
  text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");

/** Words on one line: no mark that is not seen (a soft hyphen within a pasted word), control characters and line ends as spaces, single spaces, none at the ends. */
export const typedLine = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{C}/gu, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Whether a text says anything: blanks and marks that are not seen alone do not. */
export const saysSomething = (text: string): boolean => /[^\s\p{Cf}]/u.test(text);
