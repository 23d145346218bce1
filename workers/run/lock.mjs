import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { uptime } from "node:os";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const lookEveryMs = 200;
/** A lock that is older belongs to nobody: its process id was given to another process. */
const longestMs = 30 * 60_000;

/** The process that holds a lock; undefined when there is none, or none that still runs. */
function holderOf(file) {
  try {
    const begunAt = statSync(file).mtimeMs;
    const pid = Number(readFileSync(file, "utf8"));
    const bootedAt = Date.now() - uptime() * 1000;
    if (begunAt < bootedAt || Date.now() - begunAt > longestMs) return undefined;
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    // a process of another user runs, too
    return error.code === "EPERM" ? Number(readFileSync(file, "utf8")) : undefined;
  }
}

/** Takes the lock; whether it did. Writing fails where the file exists, so that only one of several processes can. */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  }
}

/** Removes a lock whose process is gone. Of several processes one succeeds in renaming it. */
function removeStale(file) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    // another process may have taken the lock since this one looked at it
    if (holderOf(aside) === undefined) rmSync(aside);
    else renameSync(aside, file);
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
}

/**
 * Gives what `work` gives, run while no other process on this machine holds `file`. Waits for a holder that runs and calls `onWait` with its process
 * id once; takes over from one that is gone.
 */
export async function withLock(file, work, onWait) {
  mkdirSync(dirname(file), { recursive: true });
  let told = false;
  while (!take(file)) {
    const holder = holderOf(file);
    if (holder === undefined) {
      removeStale(file);
      continue;
    }
    // a holder without a number is about to write it
    if (!told && holder > 0) {
      told = true;
      onWait(holder);
    }
    await pause(lookEveryMs);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
