import { type Canvas, svg } from "./canvas";
import { escapeXml, fitText, textWidth, type Face } from "./text-fit";

export type Box = { x: number; y: number; w: number; h: number };

type Line = Box & {
  max: number;
  lines?: number;
  fill: string;
  serif?: boolean;
  spacing?: number;
  anchor?: "start" | "middle" | "end";
  upper?: boolean;
  italic?: boolean;
  tight?: boolean;
};

const sans = "Arial,Helvetica,sans-serif";
const serifs = "Georgia,serif";

/** Minimum readable size of print on a card, and in a large picture. */
const readable = { card: 6.5, large: 4 };

/**
 * Writes the complete text as large as a box allows, vertically centred. Returns nothing if it
 * would be unreadable.
 */
export function write(canvas: Canvas, text: string, at: Line): string {
  const min = canvas.detailed ? readable.large : readable.card;
  const face: Face = { serif: at.serif, spacing: at.spacing };
  const shown = at.upper ? text.toLocaleUpperCase("it") : text;
  const max = Math.max(min, at.max);
  const room = { width: at.w, height: at.h, lines: at.lines ?? 1, max, min, tight: at.tight };
  const fitted = fitText(shown, room, face);
  if (fitted.lines.length === 0) return "";
  const { size } = fitted;
  const anchor = at.anchor ?? "middle";
  const x = anchor === "middle" ? at.x + at.w / 2 : anchor === "end" ? at.x + at.w : at.x;
  const top = at.y + at.h / 2 - ((fitted.lines.length - 1) * size * 1.08) / 2 + size * 0.36;
  const lines = fitted.lines.map((line, i) => {
    const long = textWidth(line, face) * size > at.w * 0.96;
    const guard = long && svg` textLength="${at.w * 0.94}" lengthAdjust="spacingAndGlyphs"`;
    return svg`<text x="${x}" y="${top + i * size * 1.08}"${guard}>${escapeXml(line)}</text>`;
  });
  const spacing = Boolean(at.spacing) && svg` letter-spacing="${(at.spacing ?? 0) * size}"`;
  const style = svg`${at.italic && ' font-style="italic"'}${anchor !== "middle" && ` text-anchor="${anchor}"`}${spacing}`;
  return svg`<g font-size="${size}" fill="${at.fill}"${at.serif && ` font-family="${serifs}"`}${style}>${lines.join("")}</g>`;
}

/** Attributes inherited by every text of a picture. */
export const textStyle = `font-family="${sans}" font-weight="700" text-anchor="middle"`;
