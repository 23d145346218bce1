import type { RichText } from "~/model/catalogue";
import { decodeEntities, plainText } from "./plain-text";

const blocks = /^(br|p|div|li|ul|ol|tr|h[1-6])$/;
const bolds = /^(b|strong)$/;

/**
 * HTML of the backend as lines of runs, of which some are bold: all that is left of it. Other tags and every attribute are gone; entities
 * are decoded and React escapes them again, so nothing in it can run or lead anywhere.
 */
export function richText(html: string): RichText {
  const lines: RichText = [[]];
  let depth = 0;
  for (const { tag, closes, text } of pieces(html)) {
    if (tag && blocks.test(tag)) lines.push([]);
    else if (tag && bolds.test(tag)) depth = Math.max(0, depth + (closes ? -1 : 1));
    else if (text) lines.at(-1)?.push({ text, ...(depth > 0 && { bold: true as const }) });
  }
  return lines.map(tidy).filter((line) => line.length > 0);
}

type Piece = { tag?: string; closes?: boolean; text?: string };

function pieces(html: string): Piece[] {
  const bare = html
    .replace(/<!--[\s\S]*?(-->|$)/g, "")
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, "");
  return bare.split(/(<\/?[a-z][^>]*(?:>|$))/i).map((part, index) => {
    if (index % 2 === 0) return { text: decodeEntities(part).replace(/\s+/g, " ") };
    const [, closing, name = ""] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(part) ?? [];
    return { tag: name.toLowerCase(), closes: closing === "/" };
  });
}

/** Runs of one look joined, no space at either end, none empty. */
function tidy(line: RichText[number]): RichText[number] {
  const joined: RichText[number] = [];
  for (const run of line) {
    const last = joined.at(-1);
    if (last && last.bold === run.bold) last.text += run.text;
    else joined.push({ ...run });
  }
  const first = joined[0];
  if (first) first.text = first.text.trimStart();
  const end = joined.at(-1);
  if (end) end.text = end.text.trimEnd();
  return joined.filter(({ text }) => text !== "");
}

/** Undefined when there is no word in it. */
export const richTextOrNone = (html: string): RichText | undefined =>
  plainText(html) === "" ? undefined : richText(html);
