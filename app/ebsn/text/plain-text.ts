import { readHtml } from "./read-html";

const blocks = new Set(
  "address article blockquote br dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol p section table tr ul".split(" "),
);

/** Whether a tag begins a line of its own, and ends one. */
export const isBlock = (tag: string): boolean => blocks.has(tag);

/** HTML of the backend as plain text: tags gone, entities decoded, a line for each block, no blank lines. React escapes it again. */
export function plainText(html: string): string {
  return withoutTags(html)
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join("\n");
}

/** HTML of the backend as plain text on one line. */
export function plainLine(html: string): string {
  return plainText(html).replaceAll("\n", " ");
}

function withoutTags(html: string): string {
  // most names and labels are plain already
  if (!/[<&]/.test(html)) return html;
  let text = "";
  const newLine = (tag: string) => {
    if (isBlock(tag)) text += "\n";
  };
  readHtml(html, { open: newLine, close: newLine, text: (piece) => void (text += piece) });
  return text;
}
