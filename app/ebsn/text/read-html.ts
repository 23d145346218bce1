import { Parser } from "htmlparser2";

/** The callbacks, called in the order of the HTML. Names of tags and attributes are in lower case, text and attributes are decoded. */
export type HtmlReader = {
  open?(tag: string, attributes: Record<string, string>): void;
  close?(tag: string): void;
  text(text: string): void;
};

/** Their content is for machines, or replaces what a page shows. */
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
 * Reads HTML of the backend as a browser would: forgotten closing tags are supplied (`<tr><td>` without end), comments and the content of
 * scripts, styles and the like are skipped, a tag that never ends is ignored. It calls back instead of building a document, so callers get
 * only the tags and attributes they ask for by name.
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
      // the parser closes at the end also a tag that was never whole
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
