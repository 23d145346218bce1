import { join } from "node:path";
import { withLock } from "./lock.mjs";
import { root } from "./run-step.mjs";

/** Runs what changes files that every command of this checkout reads; two commands at once do it one after another. */
export const inTurn = (what, work) =>
  withLock(join(root, ".cache/turn.lock"), work, (holder) =>
    console.log(`Waiting for process ${holder}, which ${what}, too.`),
  );
