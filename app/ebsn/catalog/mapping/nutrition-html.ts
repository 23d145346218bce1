import { isBlock } from "../../text/plain-text";
import { readHtml } from "../../text/read-html";

const maxSpan = 12;

/**
 * Reads HTML tables as rows of cell texts, in document order. Closing tags may be missing. Empty
 * cells follow a cell that spans columns. Text outside the cells becomes a row of a single cell.
 */
export function rowsOfHtml(html: string): string[][] {
  const rows: string[][] = [];
  let row: string[] | undefined;
  let span = 0;
  let words = "";
  const end = () => {
    const text = words.replace(/\s+/g, " ").trim();
    words = "";
    if (span > 0) row?.push(text, ...Array<string>(span - 1).fill(""));
    else if (text) rows.push([text]);
    span = 0;
  };
  readHtml(html, {
    open(tag, attributes) {
      const isCell = tag === "td" || tag === "th";
      if (isCell || tag === "tr" || tag === "caption" || (isBlock(tag) && span === 0)) end();
      else if (isBlock(tag)) words += " ";
      if (tag === "tr" || (isCell && !row)) rows.push((row = []));
      if (isCell) span = Math.min(maxSpan, Math.max(1, Math.trunc(Number(attributes.colspan)) || 1));
    },
    close(tag) {
      if (["td", "th", "tr", "table", "caption"].includes(tag) || (isBlock(tag) && span === 0)) end();
      if (tag === "tr" || tag === "table") row = undefined;
    },
    text: (piece) => void (words += piece),
  });
  end();
  return rows;
}
