/** Advance widths of a bold grotesque (Helvetica Bold), in thousandths of the font size. */
const widths: Record<string, number> = {};
const groups: [number, string][] = [
  [278, " ijlI.,:;'’/|!"],
  [333, "ft-()·"],
  [389, 'r*"'],
  [500, "z"],
  [556, "aceksvxyJ0123456789€?"],
  [611, "bdghnopquFLTZ"],
  [667, "EPSVXY"],
  [722, "ABCDHKNRU&"],
  [778, "wGOQ"],
  [833, "M"],
  [889, "m%"],
  [944, "W"],
];
for (const [width, letters] of groups) for (const letter of letters) widths[letter] = width;

export type Face = { serif?: boolean; spacing?: number };
type Fitted = { lines: string[]; size: number; squeezed: boolean };

/**
 * Returns the width of a bold line at font size 1. Serif faces are a tenth wider; `spacing` is
 * letter-spacing in em.
 */
export function textWidth(text: string, face: Face = {}): number {
  let sum = 0;
  for (const letter of text.normalize("NFD").replace(/\p{M}/gu, "")) sum += widths[letter] ?? 640;
  return (sum / 1000) * (face.serif ? 1.1 : 1) + (face.spacing ?? 0) * text.length;
}

function wrap(words: string[], width: number, face: Face): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(joined, face) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

type Room = { width: number; height: number; lines: number; max: number; min: number; tight?: boolean };

/**
 * Returns the largest size from `min` to `max` at which the complete text fits, with its lines.
 * Returns no lines if it does not fit.
 * At `min` an over-long word is squeezed: slightly, or as far as necessary in a `tight` room.
 */
export function fitText(text: string, room: Room, face: Face = {}): Fitted {
  const words = text.trim().split(/\s+/).filter(Boolean);
  const width = room.width * 0.96;
  for (let size = room.max; size >= room.min; size -= 0.5) {
    const lines = wrap(words, width / size, face);
    const widest = Math.max(0, ...lines.map((line) => textWidth(line, face) * size));
    const last = size - 0.5 < room.min;
    const most = last ? (room.tight ? Infinity : width * 1.12) : width;
    if (widest <= most && lines.length <= room.lines && lines.length * size * 1.08 <= room.height)
      return { lines, size, squeezed: widest > width };
  }
  return { lines: [], size: room.min, squeezed: false };
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for element content and attributes; drops characters forbidden by XML 1.0. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replace(/[&<>"']/g, (letter) => entities[letter] ?? "");
}
