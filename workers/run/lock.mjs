import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { uptime } from "node:os";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const lookEveryMs = 200;
/**
 * Max age of a lock in ms. An older one is stale: its process id may belong to another process by
 * now.
 */
const longestMs = 30 * 60_000;

/**
 * Returns the process id of a lock's holder; undefined if the lock is missing or its process has
 * ended.
 */
function holderOf(file) {
  try {
    const begunAt = statSync(file).mtimeMs;
    const pid = Number(readFileSync(file, "utf8"));
    const bootedAt = Date.now() - uptime() * 1000;
    if (begunAt < bootedAt || Date.now() - begunAt > longestMs) return undefined;
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    // EPERM: the process belongs to another user and still runs
    return error.code === "EPERM" ? Number(readFileSync(file, "utf8")) : undefined;
  }
}

/**
 * Takes the lock; returns false if another process has it. Writing fails on an existing file, so
 * only a single process succeeds.
 */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  }
}

/** Removes a lock whose process has ended. Only a single process succeeds in renaming it. */
function removeStale(file) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    // another process may have taken the lock meanwhile
    if (holderOf(aside) === undefined) rmSync(aside);
    else renameSync(aside, file);
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
}

/**
 * Returns the result of `work`, run while no other process on this machine holds `file`.
 * Waits for a running holder and calls `onWait` once with its process id. Takes over the lock of an
 * ended process.
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
    // a holder without a process id is still writing it
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
