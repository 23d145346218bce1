import type { PictureSpec } from "../catalogue/seed-types";
import { svg } from "./canvas";

/**
 * Scale factors of shapes, or of single kinds, drawn up to the edge of their field: the frame must
 * not crop them.
 */
const insets: Readonly<Record<string, number>> = {
  dates: 0.94,
  "pepper/horn": 0.94,
  "pepper/chilli": 0.94,
  "leafy/upright": 0.92,
  artichoke: 0.88,
  "herb/broad": 0.88,
  pods: 0.94,
  "cephalopod/squid": 0.94,
  "sausage/salame": 0.93,
  "sausage/coarse-salame": 0.93,
  "sausage/flat-salame": 0.9,
  "fried/blossom": 0.88,
  "fresh-cheese/filmed-loaf": 0.94,
  "fresh-cheese/braid": 0.88,
  "loaf/wholemeal": 0.91,
  "pastry/biscuits": 0.93,
  "ice-cream/cone": 0.9,
  "ice-cream/stick": 0.9,
};

/** Returns the drawing, scaled towards the middle if its shape needs it. */
export function inset({ shape, kind }: PictureSpec, goods: string): string {
  const size = insets[kind ? `${shape}/${kind}` : shape] ?? insets[shape];
  if (size === undefined) return goods;
  return svg`<g transform="translate(${(1 - size) * 100} ${(1 - size) * 120})scale(${String(size)})">${goods}</g>`;
}
