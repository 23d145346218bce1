import type { PictureSpec } from "../catalogue/seed-types";
import { drawCategoryPicture } from "../pictures/category-picture";
import { drawPicture, pictureParts } from "../pictures/draw-picture";
import type { Rendition } from "./picture-url";

const sides: Record<Rendition, number> = { thumb: 240, photo: 600, large: 1200 };

/**
 * Draws a square view of a product: 1 = the product, 2 = a close-up, 3 = three of it on a table.
 */
export function drawView(spec: PictureSpec, rendition: Rendition, view: number): string {
  const side = sides[rendition];
  const square = (viewBox: string, inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${viewBox}">${inside}</svg>`;
  if (view === 3) return square("0 -60 360 360", drawCategoryPicture([spec, spec, spec], 360));
  if (view === 2) return square("48 72 104 104", pictureParts(spec, rendition));
  return drawPicture(spec, rendition);
}
