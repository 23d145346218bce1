import { Parser } from "htmlparser2";

const silent = new Set(["script", "style", "template", "svg", "head"]);
const inline = new Set([
  "a",
  "abbr",
  "b",
  "bdi",
  "em",
  "i",
  "small",
  "span",
  "strong",
  "s",
  "del",
  "ins",
  "sup",
]);
/** Further items of a list are counted: a change of the first ones changes all. */
const maxListItems = 6;
const lists = new Set(["ul", "ol"]);
const headings = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);

/** Replaces values that differ from run to run: sealed fields, idempotency keys, request ids. */
export const withoutRandom = (text: string): string =>
  text
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, "…")
    .replace(/((?:localhost|127\.0\.0\.1)(?::|%3A))\d+/g, "$1…")
    .replace(/[\w.+-]+(@|%40)example\.com/g, "…$1example.com")
    .replace(/(state=|DTSTAMP:|Expires: )[\w.:-]+/g, "$1…")
    .replace(/(Codice: )[0-9a-f]{8}\b/g, "$1…")
    .replace(/[0-9a-f]{16,}/g, "…")
    .replace(/(?=[\w.%-]*[A-Z])(?=[\w.%-]*\d)[\w.%-]{20,}/g, "…");

const flags = (attributes: Record<string, string>, ...names: string[]) =>
  names.filter((name) => name in attributes).map((name) => ` ${name}`);

/** A control by its type, name, value, states and label. */
function controlOf(tag: string, attributes: Record<string, string>): string {
  const { name = "", value = "", type = tag, "aria-label": label } = attributes;
  const states = flags(attributes, "checked", "selected", "disabled", "required", "readonly").join("");
  const invalid = attributes["aria-invalid"] === "true" ? " invalid" : "";
  return `<${type} ${name}=${value}${states}${invalid}${label ? ` «${label}»` : ""}>`;
}

/**
 * Words, links, fields, buttons and alternative texts of the main element, a line for each block,
 * without classes, ids and wrappers. Uses the whole document if it has no main element.
 */
export function pageText(html: string): string {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
  const lines: string[] = [];
  let line = "";
  let silence = 0;
  const open: string[] = [];
  const itemsOfOpenLists: number[] = [];
  const endLine = () => {
    const text = line.replace(/\s+/g, " ").trim();
    if (text) lines.push(withoutRandom(text));
    line = "";
  };
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (silence) {
        silence += 1;
        return;
      }
      if (tag === "li") itemsOfOpenLists.push((itemsOfOpenLists.pop() ?? 0) + 1);
      if (silent.has(tag) || (tag === "li" && (itemsOfOpenLists.at(-1) ?? 0) > maxListItems)) silence = 1;
      if (silence) return;
      if (lists.has(tag)) itemsOfOpenLists.push(0);
      if (!inline.has(tag)) endLine();
      if (headings.has(tag)) line += `${"#".repeat(Number(tag[1]))} `;
      if (tag === "form")
        line += `(${(attributes.method ?? "get").toUpperCase()} ${attributes.action ?? ""})`;
      if (tag === "img") line += `(img ${attributes.alt ?? ""})`;
      if (tag === "input" || tag === "select" || tag === "textarea" || tag === "button" || tag === "option")
        line += controlOf(tag, attributes);
      else if (attributes["aria-label"]) line += `«${attributes["aria-label"]}» `;
      if (tag === "meter" || tag === "progress") line += `(${attributes.value} of ${attributes.max})`;
      open.push(tag === "a" ? `[${attributes.href ?? ""}]` : "");
    },
    ontext(text) {
      if (!silence) line += text;
    },
    onclosetag(tag) {
      if (silence) {
        silence -= 1;
        return;
      }
      if (lists.has(tag)) {
        const items = itemsOfOpenLists.pop() ?? 0;
        endLine();
        if (items > maxListItems) line = `(${items} items)`;
      }
      line += open.pop() ?? "";
      if (!inline.has(tag)) endLine();
    },
  });
  parser.write(main);
  parser.end();
  endLine();
  return lines.join("\n");
}
