import type { IOptions } from "sanitize-html";
import type { SafeHtml } from "~/model/content";
import { isOutside, linkOf, type Own } from "./link";

/** What an editor's text may be made of. Pictures, frames, forms and whatever runs are not among them; their texts stay where they are text. */
const tags = [
  ...["h2", "h3", "h4", "p", "br", "hr", "blockquote", "pre", "ul", "ol", "li", "dl", "dt", "dd"],
  ...["a", "strong", "b", "em", "i", "u", "s", "small", "sub", "sup", "abbr", "code"],
  ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
];
/** Elements that go with their content: it is for machines, or a browser reads it in another way than a parser. */
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
/** Elements that are left out when they hold no text. */
const isEmptiable = /^(a|h2|h3|h4|p|li|caption)$/;
const longest = 300_000;
/** of one text: what opens and never closes costs the parser more than its length */
const mostTags = 10_000;
/** of a text on one line, letters: a title, an entry of a menu, a description; and of the HTML that it is read from */
const longestLine = 300;
const longestSource = 20_000;
const deepest = 40;
/** put before the places within a text, so that none is taken for one of the page's own */
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
    // a second look at what `linkOf` has let through
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
      // a link that leads nowhere is its text
      return tag === "a" && !attribs.href ? "excludeTag" : false;
    },
  };
}

/**
 * HTML of the content system as the shop may show it: without scripts, styles, handlers, frames, forms and pictures, its links checked,
 * whatever its mark-up was. Throws for a text longer than any page, or of more tags. The library is loaded with the first text, not with the Worker.
 */
export async function safeHtml(html: string, own: Own): Promise<SafeHtml> {
  if (html.length > longest) throw new Error(`a text of ${html.length} characters`);
  const opened = html.split("<").length - 1;
  if (opened > mostTags) throw new Error(`a text of ${opened} tags`);
  const { default: sanitize } = await import("sanitize-html");
  const safe = sanitize(html, options(own)).trim();
  // each bare "&" comes out as "&amp;", five letters
  if (safe.length > longest) throw new Error(`a text of ${safe.length} characters once it is safe`);
  return safe as SafeHtml;
}

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** An editor's HTML as plain text on one line, as long as a line is read; React escapes it again. */
export async function plainLine(html: string): Promise<string> {
  const { default: sanitize } = await import("sanitize-html");
  const spaced = html.slice(0, longestSource).replace(/<(?=\/?(p|div|li|br|h\d)\b)/gi, " <");
  const line = sanitize(spaced, { allowedTags: [], allowedAttributes: {}, nonTextTags: unread })
    .replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
  return line.length > longestLine ? `${line.slice(0, longestLine - 1)}…` : line;
}
