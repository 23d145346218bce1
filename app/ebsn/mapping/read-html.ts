import { Parser } from "htmlparser2";

/** What is met in a piece of HTML, in order. Names of tags and attributes are in lower case, text and attributes are decoded. */
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
 * scripts, styles and the like are skipped, a tag that never ends is none. It gives events and no document: whoever
 * reads decides what to keep, so nothing gets out that was not asked for by name.
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
