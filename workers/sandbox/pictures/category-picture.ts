import type { PictureSpec } from "../catalogue/seed-types";
import { svg } from "./canvas";
import { pictureParts } from "./draw-picture";

const places = [
  { x: 8, y: 22, side: 172 },
  { x: 180, y: 22, side: 172 },
  { x: 88, y: 46, side: 184 },
] as const;

/**
 * Draws a still life of up to three products on a transparent background: two behind, one in front.
 * It is `width` pixels wide and two thirds as high.
 */
export function drawCategoryPicture(specs: PictureSpec[], width: number): string {
  const shown = specs.slice(0, 3);
  const chosen = shown.length === 1 ? [places[2]] : shown.length === 2 ? [places[0], places[1]] : places;
  const goods = shown.map((spec, i) => {
    const { x, y, side } = chosen[i] ?? places[2];
    return svg`<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="0 0 200 200">${pictureParts(spec, "thumb", `still${i}`)}</svg>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${(width * 2) / 3}" viewBox="0 0 360 240">${goods.join("")}</svg>`;
}
