import type { Cents } from "~/model/price";
import { shiftAndRound } from "./money";

/** Weighed goods come out at most this many per cent heavier than asked (docs/wire.md, `estimatedMax`). */
const heavierPercent = 10;

/** Cents of weighed goods when they come out at their heaviest, half up. */
export function atHeaviest(cents: Cents): Cents {
  return shiftAndRound((cents * (100 + heavierPercent)) / 100, 0);
}
