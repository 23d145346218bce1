const named: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  euro: "€",
  deg: "°",
  hellip: "…",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  laquo: "«",
  raquo: "»",
  bull: "•",
  middot: "·",
  times: "×",
  frac12: "½",
  micro: "µ",
  ordf: "ª",
  ordm: "º",
  reg: "®",
  trade: "™",
  ccedil: "ç",
  Ccedil: "Ç",
  ntilde: "ñ",
  szlig: "ß",
};
const accents: Record<string, string> = { grave: "\u0300", acute: "\u0301", circ: "\u0302", uml: "\u0308" };

/** HTML of the backend as plain text: tags gone, entities decoded, a line for each block, no blank lines. React escapes it again. */
export function plainText(html: string): string {
  const untagged = html
    .replace(/<!--[\s\S]*?(-->|$)/g, "")
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, "")
    .replace(/<\/?(br|p|div|li|ul|ol|tr|table|h[1-6])\b[^>]*>/gi, "\n")
    .replace(/<\/?[a-z][^>]*(>|$)/gi, "");
  return decodeEntities(untagged)
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join("\n");
}

/** The same on one line. */
export function plainLine(html: string): string {
  return plainText(html).replaceAll("\n", " ");
}

/** "PI&Ugrave;", "&#249;", "&#xF9;", "&amp;", once; what is no entity stays as it is. */
export function decodeEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8}\d{0,2});/gi, (whole, body: string) => {
    if (body.startsWith("#")) {
      const code = /^#x/i.test(body) ? parseInt(body.slice(2), 16) : parseInt(body.slice(1), 10);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    }
    const [, letter, accent] = /^([a-z])(grave|acute|circ|uml)$/i.exec(body) ?? [];
    const mark = accent && accents[accent.toLowerCase()];
    if (letter && mark) return (letter + mark).normalize("NFC");
    return (Object.hasOwn(named, body) ? named[body] : undefined) ?? whole;
  });
}
