import type { Cents } from "~/model/price";
import { shiftAndRound } from "./money";

/** Weighed goods are at most this many per cent heavier than ordered (docs/wire.md, `estimatedMax`). */
const heavierPercent = 10;

/** Cents of weighed goods at their heaviest, rounded half up. */
export function atHeaviest(cents: Cents): Cents {
  return shiftAndRound((cents * (100 + heavierPercent)) / 100, 0);
}
