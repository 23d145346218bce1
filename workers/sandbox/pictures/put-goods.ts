import type { PictureSpec, Shape } from "../catalogue/seed-types";
import { svg } from "./canvas";
import { pictureParts } from "./draw-picture";

/** Places a small picture of a product in a scene, its foot on y. */
export function putGoods(
  shape: Shape,
  [colour, accent]: [string, string],
  [x, y, size]: [x: number, y: number, size: number],
  print?: [brand: string, name: string, motif: NonNullable<PictureSpec["motif"]>],
  variant = 4,
): string {
  const spec: PictureSpec = {
    shape,
    colour,
    accent,
    brand: print?.[0] ?? "",
    name: print?.[1] ?? "",
    pack: "",
    motif: print?.[2],
    variant,
  };
  return svg`<svg x="${x}" y="${y - size * 0.925}" width="${size}" height="${size}" viewBox="0 0 200 200">${pictureParts(spec, "thumb", "hero")}</svg>`;
}
