import { readHtml } from "./read-html";

const blocks = new Set(
  "address article blockquote br dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol p section table tr ul".split(" "),
);

/** True if a tag starts and ends a line of its own. */
export const isBlock = (tag: string): boolean => blocks.has(tag);

/**
 * Converts the backend's HTML to plain text: no tags, entities decoded, a line per block, no blank
 * lines. React escapes the result again.
 */
export function plainText(html: string): string {
  return withoutTags(html)
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join("\n");
}

/** Converts the backend's HTML to a single line of plain text. */
export function plainLine(html: string): string {
  return plainText(html).replaceAll("\n", " ");
}

function withoutTags(html: string): string {
  // most names and labels are already plain
  if (!/[<&]/.test(html)) return html;
  let text = "";
  const newLine = (tag: string) => {
    if (isBlock(tag)) text += "\n";
  };
  readHtml(html, { open: newLine, close: newLine, text: (piece) => void (text += piece) });
  return text;
}
