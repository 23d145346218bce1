import type { IOptions } from "sanitize-html";
import type { SafeHtml } from "~/model/content";
import { isOutside, linkOf, type Own } from "./link";

/**
 * Allowed elements. Pictures, frames, forms and scripts are removed, but their text content stays.
 */
const tags = [
  ...["h2", "h3", "h4", "p", "br", "hr", "blockquote", "pre", "ul", "ol", "li", "dl", "dt", "dd"],
  ...["a", "strong", "b", "em", "i", "u", "s", "small", "sub", "sup", "abbr", "code"],
  ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
];
/**
 * Elements removed with their content, because it is for machines, or browsers and parsers read it
 * differently.
 */
const unread = [
  ...[
    "script",
    "style",
    "noscript",
    "template",
    "iframe",
    "object",
    "embed",
    "applet",
    "noembed",
    "noframes",
  ],
  ...["textarea", "select", "option", "title", "xmp", "plaintext", "svg", "math", "audio", "video"],
];
/** Elements that are removed if they have no text. */
const isEmptiable = /^(a|h2|h3|h4|p|li|caption)$/;
const longest = 300_000;
/** Max tags of a text: unclosed elements cost the parser more than their length. */
const mostTags = 10_000;
/**
 * Max characters of a single-line text (title, menu entry, description), and of its HTML source.
 */
const longestLine = 300;
const longestSource = 20_000;
const deepest = 40;
/** Prefix of ids in a text, so that they never equal the page's own. */
const placePrefix = "testo-";
const placeOf = (id: string): string => placePrefix + id.replace(/[^\w-]/g, "");

function options(own: Own): IOptions {
  return {
    allowedTags: tags,
    nonTextTags: unread,
    nestingLimit: deepest,
    allowedAttributes: {
      a: ["href", "rel", "title"],
      abbr: ["title"],
      ol: ["start"],
      th: ["colspan", "rowspan", "scope"],
      td: ["colspan", "rowspan"],
      ...Object.fromEntries(["h2", "h3", "h4"].map((heading) => [heading, ["id"]])),
    },
    // a second check after `linkOf`
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowProtocolRelative: false,
    transformTags: {
      // the page's title is its only h1
      h1: "h2",
      h5: "h4",
      h6: "h4",
      "*": (tagName, { id, ...attribs }) => ({
        tagName,
        attribs: id === undefined ? attribs : { ...attribs, id: placeOf(id) },
      }),
      a: (_, { href = "", title }) => {
        const place = /^#(.+)$/.exec(href.trim())?.[1];
        const to = place ? `#${placeOf(place)}` : linkOf(href, own);
        if (!to) return { tagName: "a", attribs: {} };
        return {
          tagName: "a",
          attribs: {
            href: to,
            ...(isOutside(to) && { rel: "noopener noreferrer" }),
            ...(title && { title }),
          },
        };
      },
    },
    exclusiveFilter: ({ tag, text, attribs }) => {
      if (isEmptiable.test(tag) && text.trim() === "") return true;
      // a link without a valid target becomes its text
      return tag === "a" && !attribs.href ? "excludeTag" : false;
    },
  };
}

/**
 * Returns the content system's HTML without scripts, styles, handlers, frames, forms and pictures,
 * with checked links. Throws if the text is too long or has too many tags. The library is loaded
 * with the first text, not at the Worker's start.
 */
export async function safeHtml(html: string, own: Own): Promise<SafeHtml> {
  if (html.length > longest) throw new Error(`a text of ${html.length} characters`);
  const opened = html.split("<").length - 1;
  if (opened > mostTags) throw new Error(`a text of ${opened} tags`);
  const { default: sanitize } = await import("sanitize-html");
  const safe = sanitize(html, options(own)).trim();
  // a bare "&" becomes "&amp;", five characters
  if (safe.length > longest) throw new Error(`a text of ${safe.length} characters once it is safe`);
  return safe as SafeHtml;
}

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/**
 * Returns an editor's HTML as plain text on one line, cut to `longestLine`; React escapes it again.
 */
export async function plainLine(html: string): Promise<string> {
  const { default: sanitize } = await import("sanitize-html");
  const spaced = html.slice(0, longestSource).replace(/<(?=\/?(p|div|li|br|h\d)\b)/gi, " <");
  const line = sanitize(spaced, { allowedTags: [], allowedAttributes: {}, nonTextTags: unread })
    .replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
  return line.length > longestLine ? `${line.slice(0, longestLine - 1)}…` : line;
}
