import { Parser } from "htmlparser2";

/**
 * Callbacks in document order. Tag and attribute names are lower case; text and attribute values
 * are decoded.
 */
export type HtmlReader = {
  open?(tag: string, attributes: Record<string, string>): void;
  close?(tag: string): void;
  text(text: string): void;
};

/** Tags whose content is for machines, or replaces visible content. */
const unread = new Set([
  "script",
  "style",
  "template",
  "noscript",
  "iframe",
  "object",
  "textarea",
  "title",
  "xmp",
]);

/**
 * Parses the backend's HTML as a browser would. Missing closing tags are supplied (`<tr><td>`
 * without end). Comments and the content of scripts, styles and similar tags are skipped; an
 * unfinished tag is ignored. Callers get only the tags and attributes they name, since no document
 * is built.
 */
export function readHtml(html: string, reader: HtmlReader): void {
  const within: string[] = [];
  const isRead = () => !within.some((tag) => unread.has(tag));
  const parser = new Parser({
    onopentag(tag, attributes) {
      within.push(tag);
      if (isRead()) reader.open?.(tag, attributes);
    },
    onclosetag(tag) {
      // the parser also closes an unfinished tag at the end
      if (within.at(-1) !== tag) return;
      if (isRead()) reader.close?.(tag);
      within.pop();
    },
    ontext(text) {
      if (isRead()) reader.text(text);
    },
  });
  parser.end(html);
}
