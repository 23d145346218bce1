/**
 * The data files' notation, parsed line by line:
 *
 *     = Root (icon)        == Group        === Leaf
 *     : key=value | key=value
 *     NAME tokens
 *     NAME [A, B, C] tokens
 *
 * - Settings (`:`) apply from their line on. A deeper heading inherits them; a sibling starts again
 *   with its parent's.
 * - A line with brackets creates a product for each name in them.
 *
 * Tokens of a product:
 * - `@9.90`: euro per kg, litre or piece
 * - `%500 g,1 kg`: packs
 * - `#rrggbb`: colour; a repeated one is the second colour
 * - `<shape>`, `{ingredients}`, `+Class`, `*option`
 * - `~180`: grams of a piece
 * - `^lq`: tenants by first letter
 * - `&Brand`: only this brand
 *
 * In ingredients `$n` is the product's name and `$v` the name in brackets, both in lower case.
 */
export type Settings = Record<string, string>;

export type Good = {
  /** names from root to leaf */
  path: string[];
  name: string;
  variant: string;
  settings: Settings;
  per?: number;
  packs?: string[];
  colours: string[];
  shape?: string;
  ingredients?: string;
  classes: string[];
  pieceGrams?: number;
  tenants?: string;
  option?: string;
  brand?: string;
};

export type Heading = { path: string[]; icon?: string; settings: Settings };

/** Parses one data text. Throws for a product without a leaf. */
export function readFamilies(text: string): { headings: Heading[]; goods: Good[] } {
  const headings: Heading[] = [];
  const goods: Good[] = [];
  const levels: { name: string; settings: Settings }[] = [];
  for (const raw of text.split("\n")) {
    const line = raw.trim();
    const heading = /^(=+) ([^(]+)(?:\((.+)\))?$/.exec(line);
    if (heading?.[1] && heading[2]) {
      levels.length = heading[1].length - 1;
      levels.push({ name: heading[2].trim(), settings: { ...levels.at(-1)?.settings } });
      headings.push({
        path: levels.map((level) => level.name),
        icon: heading[3],
        settings: levels.at(-1)?.settings ?? {},
      });
    } else if (line.startsWith(":")) {
      Object.assign(levels.at(-1)?.settings ?? {}, readSettings(line.slice(1)));
    } else if (line !== "") {
      const level = levels.at(-1);
      if (!level || levels.length !== 3) throw new Error(`No leaf above "${line}"`);
      const settings = { ...level.settings };
      for (const item of line.split(";")) {
        if (item.trim() !== "")
          goods.push(
            ...readGood(
              item.trim(),
              levels.map((one) => one.name),
              settings,
            ),
          );
      }
    }
  }
  return { headings, goods };
}

function readSettings(line: string): Settings {
  return Object.fromEntries(
    line.split("|").map((pair) => {
      const at = pair.indexOf("=");
      return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    }),
  );
}

function readGood(item: string, path: string[], settings: Settings): Good[] {
  const ingredients = /\{(.*?)\}/.exec(item)?.[1];
  const [head = "", ...tokens] = item
    .replace(/\{.*?\}/, "")
    .trim()
    .split(/\s+(?=[@#<~^*&+%]\S)/);
  const good: Good = { path, name: head, variant: "", settings, colours: [], classes: [], ingredients };
  for (const token of tokens) readToken(good, token[0] ?? "", token.slice(1).trim());
  const choice = /^(.*)\[(.+)\](.*)$/.exec(head);
  if (!choice) return [good];
  const [, before = "", names = "", after = ""] = choice;
  return names
    .split(",")
    .map((name) => ({ ...good, variant: name.trim(), name: `${before}${name.trim()}${after}`.trim() }));
}

function readToken(good: Good, sigil: string, value: string) {
  if (sigil === "@") good.per = Number(value);
  if (sigil === "%") good.packs = value.split(/(?<!\d),/).map((pack) => pack.trim());
  if (sigil === "#") good.colours.push(`#${value}`);
  if (sigil === "<") good.shape = value.replace(">", "");
  if (sigil === "+") good.classes.push(value);
  if (sigil === "~") good.pieceGrams = Number(value);
  if (sigil === "^") good.tenants = value;
  if (sigil === "*") good.option = value;
  if (sigil === "&") good.brand = value;
}
