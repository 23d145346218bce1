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

/** Whether the words stand whole in the drawing. */
function says(markup: string, words: string): boolean {
  const printed = [...markup.matchAll(/<text[^>]*>([^<]*)/g)].map(([, line]) => line).join(" ");
  return printed.toLowerCase().includes(escapeXml(words.trim().toLowerCase()));
}

/**
 * The designed label of a pack, set inside `box`; `shape` cuts it (a path), `behind` is the colour it lies on; `above` a window there is no
 * motif, nor is there where the good has none. Its layout is the product's own, or the next in which the whole brand and name can be read on a card.
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

/** Edge of a label wrapped about a turned body: both ends of the lines rise out of the box. */
export function wrapped(box: Box, bow = 3): string {
  const { x, y, w, h } = box;
  return svg`M${x} ${y - bow}q${w / 2} ${bow * 2} ${w} 0v${h}q${-w / 2} ${bow * 2} ${-w} 0Z`;
}
