import type { Cents } from "~/model/price";
import { shiftAndRound } from "./money";

/** Weighed goods are at most 10 % heavier than ordered (docs/wire.md, `estimatedMax`). */
const heavierPercent = 10;

/** Returns the max cents of weighed goods, rounded half up. */
export function atHeaviest(cents: Cents): Cents {
  return shiftAndRound((cents * (100 + heavierPercent)) / 100, 0);
}
