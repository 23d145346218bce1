import { Canvas, svg } from "./canvas";
import {
  flatLayouts,
  type Layout,
  tallLayouts,
  unbranded,
  windowLayouts,
  wordless,
  wordy,
} from "./label-layouts";
import { paperOf } from "./label-paper";
import type { Box } from "./lettering";
import { escapeXml } from "./text-fit";

/** True if the drawing contains the complete words. */
function says(markup: string, words: string): boolean {
  const printed = [...markup.matchAll(/<text[^>]*>([^<]*)/g)].map(([, line]) => line).join(" ");
  return printed.toLowerCase().includes(escapeXml(words.trim().toLowerCase()));
}

/**
 * Draws the label of a pack inside `box`. `shape` clips it (a path); `behind` is the background
 * colour.
 * With `above` (a window below) or without an emblem of the product, it has no motif.
 * It uses the product's own layout, or the next layout with a readable brand and name on a card.
 */
export function drawLabel(
  canvas: Canvas,
  box: Box,
  options: { kind: "paper" | "print"; behind: string; shape?: string; inset?: number; above?: boolean },
): string {
  const paper = paperOf(canvas, options.kind, options.behind);
  const inset = options.inset ?? 0.06;
  const inner = { x: box.x + box.w * inset, y: box.y, w: box.w * (1 - 2 * inset), h: box.h };
  const { brand, name, motif } = canvas.spec;
  const flat = box.h < box.w * 0.72;
  const layouts = options.above || !motif ? windowLayouts : flat ? flatLayouts : tallLayouts;
  const first = layouts.indexOf(canvas.pick("layout", layouts));
  const card = new Canvas(canvas.spec, "thumb");
  const fits = (one: Layout): boolean => {
    const drawn = one({ canvas: card, box, inner, paper });
    return says(drawn, brand) && says(drawn, name);
  };
  const ordered = [...layouts.slice(first), ...layouts.slice(0, first)];
  const layout = brand ? (ordered.find(fits) ?? wordy) : name ? unbranded : wordless;
  const shape = options.shape ?? svg`M${box.x} ${box.y}h${box.w}v${box.h}h${-box.w}Z`;
  const paint = `<path fill="${paper.ground}" d="M0 0h200v200H0Z"/>`;
  return `<g${canvas.clip(`<path d="${shape}"/>`)}>${paint}${layout({ canvas, box, inner, paper })}</g>`;
}

/** Returns the edge of a label around a turned body: both ends of the lines rise out of the box. */
export function wrapped(box: Box, bow = 3): string {
  const { x, y, w, h } = box;
  return svg`M${x} ${y - bow}q${w / 2} ${bow * 2} ${w} 0v${h}q${-w / 2} ${bow * 2} ${-w} 0Z`;
}
