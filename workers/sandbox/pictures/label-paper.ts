import type { Canvas } from "./canvas";
import { contrast, darken, hueOf, legible, lighten, luminance, nuance, readable } from "./colour";

export type Paper = { ground: string; ink: string; second: string; onSecond: string; serif: boolean };

/**
 * Returns the colours of a label: `paper` is a sticker on the product, `print` is the pack's own
 * face.
 */
export function paperOf(canvas: Canvas, kind: "paper" | "print", behind: string): Paper {
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
