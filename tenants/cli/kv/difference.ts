import type { Content } from "./document";

export type Change = {
  part: "settings" | "texts" | "theme" | "pictures";
  name: string;
  from?: string;
  to?: string;
};

/** Every value of a tree by its path; a list counts as one value. */
function flat(value: unknown, path = ""): Map<string, string> {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return new Map([[path, typeof value === "string" ? value : JSON.stringify(value)]]);
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => [...flat(inner, path ? `${path}.${key}` : key)]),
  );
}

/** A theme's custom properties by name, and its other lines as a single entry. */
function linesOf(theme: string): Map<string, string> {
  const tokens = new Map<string, string>();
  const others: string[] = [];
  let depth = 0;
  for (const line of theme.split("\n").map((text) => text.trim())) {
    const [, name, value = ""] = /^(--[\w-]+):\s*(.*?);?$/.exec(line) ?? [];
    if (name && depth === 1 && !tokens.has(name)) tokens.set(name, value);
    else if (line) others.push(line);
    depth += line.split("{").length - line.split("}").length;
  }
  return new Map([...tokens, ["other rules", others.join("\n")]]);
}

function changes(part: Change["part"], from: Map<string, string>, to: Map<string, string>): Change[] {
  return [...new Set([...from.keys(), ...to.keys()])]
    .filter((name) => from.get(name) !== to.get(name))
    .map((name) => ({ part, name, from: from.get(name), to: to.get(name) }));
}

const nothing: Content = { tenant: {}, theme: "", assets: {} };

/** Differences of a chain between two documents, field by field. */
export function difference(from: Content = nothing, to: Content = nothing): Change[] {
  const [before, after] = [from, to].map(({ tenant: { texts, ...settings }, theme, assets }) => ({
    settings: flat(settings),
    texts: flat(texts ?? {}),
    theme: theme ? linesOf(theme) : new Map<string, string>(),
    pictures: new Map(Object.entries(assets)),
  }));
  if (!before || !after) return [];
  return (["settings", "texts", "theme", "pictures"] as const).flatMap((part) =>
    changes(part, before[part], after[part]),
  );
}

const short = (text: string) => {
  const line = text.replace(/\s+/g, " ");
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
};

/** A change as a line with a sign: + new, - removed, ~ changed. */
export function changeLine({ part, name, from, to }: Change): string {
  if (from === undefined) return `+ ${part} ${name}: ${short(to ?? "")}`;
  if (to === undefined) return `- ${part} ${name}: ${short(from)}`;
  if (short(from) === short(to)) return `~ ${part} ${name}`;
  return `~ ${part} ${name}: ${short(from)} -> ${short(to)}`;
}
