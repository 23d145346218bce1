import { type Canvas, svg } from "./canvas";
import { contrast, darken, hueOf, legible, lighten, luminance, nuance, readable } from "./colour";
import { flatLayouts, tallLayouts, windowLayouts } from "./label-layouts";
import type { Box } from "./lettering";

export type Paper = { ground: string; ink: string; second: string; onSecond: string; serif: boolean };

/** Colours of a label: `paper` sticks on the goods, `print` is the pack's own face. */
function paperOf(canvas: Canvas, kind: "paper" | "print", behind: string): Paper {
  const { colour, accent } = canvas.spec;
  const cream = canvas.pick("cream", ["#fffaf0", "#fdf3dc", "#ffffff", "#f4f1e8"]);
  const strong = luminance(colour) > 0.7 ? accent : colour;
  const shade = nuance(strong, canvas.vary("hue", -7, 7), canvas.vary("lift", -0.05, 0.05));
  const grounds: [string, ...string[]] =
    kind === "print"
      ? [shade, shade, cream, lighten(colour, 0.78)]
      : [cream, cream, accent, lighten(accent, 0.8)];
  const wanted = canvas.pick("ground", grounds);
  const seen = [wanted, accent, cream].find((one) => contrast(one, behind) >= 1.5) ?? darken(strong, 0.3);
  const ground = legible(kind === "paper" ? seen : wanted);
  const candidates = [accent, shade, darken(shade, 0.45), cream, "#c69a3f"];
  const second = legible(candidates.find((one) => contrast(one, ground) > 1.9) ?? darken(ground, 0.5));
  const dark = hueOf(shade).saturation > 0.1 ? darken(shade, 0.6) : "#2b2622";
  const ink = readable(ground, luminance(ground) > 0.45 ? dark : cream);
  return {
    ground,
    ink,
    second,
    onSecond: readable(second, luminance(second) > 0.45 ? dark : cream),
    serif: canvas.chance("serif", 0.4),
  };
}

/** The designed label of a pack, set inside `box`; `shape` cuts it (a path), `behind` is the colour it lies on; `above` a window there is no motif. */
export function drawLabel(
  canvas: Canvas,
  box: Box,
  options: { kind: "paper" | "print"; behind: string; shape?: string; inset?: number; above?: boolean },
): string {
  const paper = paperOf(canvas, options.kind, options.behind);
  const inset = options.inset ?? 0.06;
  const inner = { x: box.x + box.w * inset, y: box.y, w: box.w * (1 - 2 * inset), h: box.h };
  const flat = box.h < box.w * 0.72;
  const layouts = options.above ? windowLayouts : flat ? flatLayouts : tallLayouts;
  const layout = canvas.pick("layout", layouts);
  const shape = options.shape ?? svg`M${box.x} ${box.y}h${box.w}v${box.h}h${-box.w}Z`;
  const paint = `<path fill="${paper.ground}" d="M0 0h200v200H0Z"/>`;
  return `<g${canvas.clip(`<path d="${shape}"/>`)}>${paint}${layout({ canvas, box, inner, paper })}</g>`;
}

/** Edge of a label wrapped about a turned body: both ends of the lines rise. */
export function wrapped(box: Box, bow = 3): string {
  const { x, y, w, h } = box;
  return svg`M${x} ${y}q${w / 2} ${bow * 2} ${w} 0v${h}q${-w / 2} ${bow * 2} ${-w} 0Z`;
}
