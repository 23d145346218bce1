import { safePath } from "~/lib/path";
import type { RichText, RichTextRun } from "~/model/rich-text";
import { isBlock, plainText } from "./plain-text";
import { readHtml } from "./read-html";

const bolds = new Set(["b", "strong"]);

/**
 * Reduces the backend's HTML to lines of text runs, some bold, some linked. Drops all other tags
 * and attributes. React escapes the text again, so it cannot run.
 */
export function richText(html: string): RichText {
  const lines: RichText = [[]];
  let depth = 0;
  let href: string | undefined;
  const newLine = (tag: string) => {
    if (isBlock(tag)) lines.push([]);
  };
  readHtml(html, {
    open(tag, attributes) {
      newLine(tag);
      if (bolds.has(tag)) depth += 1;
      if (tag === "a") href = safeLink(attributes.href);
    },
    close(tag) {
      newLine(tag);
      if (bolds.has(tag)) depth -= 1;
      if (tag === "a") href = undefined;
    },
    text(piece) {
      const text = piece.replace(/\s+/g, " ");
      lines.at(-1)?.push({ text, ...(depth > 0 && { bold: true as const }), ...(href && { href }) });
    },
  });
  return lines.map(tidy).filter((line) => line.length > 0);
}

/** Returns undefined for HTML without a word. */
export const richTextOrNone = (html: string): RichText | undefined =>
  plainText(html) === "" ? undefined : richText(html);

/**
 * Returns a safe link: our path, an https address without credentials, an e-mail address or a
 * telephone number. Undefined for any other link.
 */
function safeLink(written: string | undefined): string | undefined {
  const link = written?.trim() ?? "";
  const path = safePath(link, undefined);
  if (path) return path;
  if (!/^(https|mailto|tel):/i.test(link) || !URL.canParse(link)) return undefined;
  const url = new URL(link);
  return url.username || url.password ? undefined : url.href;
}

/** Joins neighbouring runs of equal style, trims both ends and drops empty runs. */
function tidy(line: RichTextRun[]): RichTextRun[] {
  const joined: RichTextRun[] = [];
  for (const run of line) {
    const last = joined.at(-1);
    if (last && last.bold === run.bold && last.href === run.href) last.text += run.text;
    else joined.push({ ...run });
  }
  const first = joined[0];
  if (first) first.text = first.text.trimStart();
  const end = joined.at(-1);
  if (end) end.text = end.text.trimEnd();
  return joined.filter(({ text }) => text !== "");
}
