const attribute = /\s+([\w:-]+)=("[^"<]*"|'[^'<]*')/y;

/**
 * Parses markup like an XML parser; returns its first fault, or undefined. For tests of our
 * drawings.
 */
export function faultOf(markup: string): string | undefined {
  const open: string[] = [];
  let at = 0;
  while (at < markup.length) {
    const next = markup.indexOf("<", at);
    const text = markup.slice(at, next === -1 ? undefined : next);
    if (/&(?!(amp|lt|gt|quot|#\d+);)/.test(text) || text.includes(">"))
      return `unescaped text: ${text.slice(0, 40)}`;
    if (next === -1) break;
    const name = /<\/?([\w:-]+)/y;
    name.lastIndex = next;
    const tag = name.exec(markup);
    if (!tag?.[1]) return `bad tag at ${next}: ${markup.slice(next, next + 40)}`;
    at = name.lastIndex;
    const seen = new Set<string>();
    for (;;) {
      attribute.lastIndex = at;
      const found = attribute.exec(markup);
      if (!found?.[1]) break;
      if (seen.has(found[1])) return `attribute twice: ${found[1]} in ${tag[1]}`;
      if (/&(?!(amp|lt|gt|quot|#\d+);)/.test(found[2] ?? "")) return `unescaped attribute ${found[1]}`;
      seen.add(found[1]);
      at = attribute.lastIndex;
    }
    const end = /\s*(\/?)>/y;
    end.lastIndex = at;
    const closed = end.exec(markup);
    if (!closed) return `bad end of ${tag[1]} at ${at}: ${markup.slice(at, at + 40)}`;
    at = end.lastIndex;
    if (markup[next + 1] === "/") {
      if (open.pop() !== tag[1]) return `wrong closing ${tag[1]}`;
    } else if (!closed[1]) open.push(tag[1]);
  }
  return open.length ? `left open: ${open.join(" ")}` : undefined;
}

/** Size in bytes on the wire, uncompressed. */
export function bytes(markup: string): number {
  return new TextEncoder().encode(markup).length;
}

/** Returns every id in the markup, in order. */
export function idsOf(markup: string): string[] {
  return [...markup.matchAll(/ id="([^"]*)"/g)].map((match) => match[1] ?? "");
}

/** Returns every id referenced in the markup. */
export function referencesOf(markup: string): string[] {
  return [...markup.matchAll(/(?:url\(|href=")#([^")]+)/g)].map((match) => match[1] ?? "");
}
