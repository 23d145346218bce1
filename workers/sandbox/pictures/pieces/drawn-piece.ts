import type { Canvas } from "../canvas";

/** Arrangement of equal pieces side by side in a pack. */
export type DrawnPiece = {
  natural?: string;
  /** distance of neighbours, horizontal and vertical */
  step: readonly [number, number];
  turn?: number;
  /**
   * drawings around the origin, as wide as the step or slightly wider; several drawings are mixed
   */
  draw: (canvas: Canvas, tone: string) => readonly [string, ...string[]];
};
