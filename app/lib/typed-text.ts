/**
 * The text of a text area as the shopper counts it: lines end with one character, where a browser sends two, and control characters are left out.
 */
export const typedText = (text: string): string =>
  text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
