import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { withLock } from "./lock.mjs";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bottega-lock-"));
  file = join(folder, "deeper", "one.lock");
});
afterEach(() => rmSync(folder, { recursive: true }));

const nobodyWaits = () => expect.fail("nothing holds the lock");

it("E5: returns the task's result and removes the lock, even after an error", async () => {
  expect(await withLock(file, () => Promise.resolve(7), nobodyWaits)).toBe(7);
  await expect(withLock(file, () => Promise.reject(new Error("no")), nobodyWaits)).rejects.toThrow("no");
  expect(readdirSync(join(folder, "deeper"))).toEqual([]);
});

it("E5: runs one task after another and reports once which process it waits for", async () => {
  const seen: string[] = [];
  let end = () => {};
  const first = withLock(
    file,
    async () => {
      seen.push("first begins");
      await new Promise<void>((resolve) => (end = resolve));
      seen.push("first ends");
    },
    nobodyWaits,
  );
  const second = withLock(
    file,
    async () => void seen.push("second"),
    (holder) => {
      seen.push(`waits for ${holder === process.pid ? "this process" : holder}`);
      end();
    },
  );
  await Promise.all([first, second]);
  expect(seen).toEqual(["first begins", "waits for this process", "first ends", "second"]);
});

const ended = () => String(spawnSync(process.execPath, ["-e", "0"]).pid);
it.each([
  ["whose process has ended", () => writeFileSync(file, ended())],
  ["that holds no number", () => writeFileSync(file, "somebody")],
  [
    "that is an hour old, whoever has its process's number now",
    () => {
      writeFileSync(file, String(process.pid));
      utimesSync(file, Date.now() / 1000 - 3600, Date.now() / 1000 - 3600);
    },
  ],
])("E5: takes over a lock %s", async (_, leave) => {
  await withLock(file, async () => undefined, nobodyWaits);
  leave();
  expect(await withLock(file, async () => "done", nobodyWaits)).toBe("done");
  expect(readdirSync(join(folder, "deeper"))).toEqual([]);
});
