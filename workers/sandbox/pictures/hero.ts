import type { PictureSpec, Shape } from "../catalogue/seed-types";
import { svg } from "./canvas";
import { pictureParts } from "./draw-picture";
import { countryside } from "./hero-countryside";
import { discountShelf } from "./hero-discount-shelf";
import { marketHall } from "./hero-market-hall";

export type Put = (
  shape: Shape,
  colours: [string, string],
  at: [x: number, y: number, size: number],
  print?: [brand: string, name: string, motif: NonNullable<PictureSpec["motif"]>],
  variant?: number,
) => string;

/** Stands a thumb of goods in a scene, its foot on y. */
const put: Put = (shape, [colour, accent], [x, y, size], print, variant = 4) => {
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
};

const scenes = { loggia: marketHall, quantobasta: discountShelf, terrecomuni: countryside };

/** Scene for the top of a home page, 1200 × 480: what matters is on the right, so that words may lie on the left. */
export function drawHero(kind: keyof typeof scenes): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="480" viewBox="0 0 1200 480" preserveAspectRatio="xMaxYMid slice">${scenes[kind](put)}</svg>`;
}
