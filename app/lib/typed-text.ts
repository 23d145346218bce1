/**
 * What was typed into a text area: a browser ends its lines with two characters where the shopper counts one, and control characters are
 * nobody's words.
 */
export const typedText = (text: string): string =>
  text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
