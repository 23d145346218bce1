import type { Canvas } from "../canvas";

/** How goods of one kind are laid side by side in a pack. */
export type DrawnPiece = {
  natural?: string;
  /** distance of neighbours across and down */
  step: readonly [number, number];
  turn?: number;
  /** about the origin, as wide as the step or a little wider; several are mixed */
  draw: (canvas: Canvas, tone: string) => readonly [string, ...string[]];
};
