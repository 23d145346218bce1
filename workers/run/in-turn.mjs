import { join } from "node:path";
import { withLock } from "./lock.mjs";
import { root } from "./run-step.mjs";

/**
 * Runs work that changes files read by every command of this checkout. Parallel commands run it in
 * sequence.
 */
export const inTurn = (what, work) =>
  withLock(join(root, ".cache/turn.lock"), work, (holder) =>
    console.log(`Waiting for process ${holder}, which ${what}, too.`),
  );
