// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { allFinished, beginWork, endWork, runInTurn, isPendingWork } from "./pending-work";

/** A task that the test ends. */
function stoppable() {
  let end: () => void = () => undefined;
  let fail: (cause: Error) => void = () => undefined;
  const promise = new Promise<void>((resolve, reject) => ([end, fail] = [resolve, reject]));
  return { work: () => promise, end: () => end(), fail: () => fail(new Error("lost")) };
}

describe("pending work", () => {
  afterEach(() => allFinished());

  it("runs work of one kind in order of calls, even after a failure", async () => {
    const first = stoppable();
    const seen: string[] = [];
    const one = runInTurn("heart 1", () => first.work().finally(() => seen.push("filled")));
    const two = runInTurn("heart 1", async () => seen.push("emptied"));
    const other = runInTurn("heart 2", async () => seen.push("another one"));
    await other;
    expect(seen).toEqual(["another one"]);
    first.fail();
    await expect(one).rejects.toThrow("lost");
    await two;
    expect(seen).toEqual(["another one", "filled", "emptied"]);
    expect(isPendingWork()).toBe(false);
  });

  it("allFinished waits for pending work and for work begun meanwhile", async () => {
    const [first, second] = [stoppable(), stoppable()];
    let left = false;
    void runInTurn("add 1", first.work);
    const leaving = allFinished().then(() => (left = true));
    void runInTurn("add 2", second.work);
    first.end();
    await first.work();
    expect(isPendingWork("add 2")).toBe(true);
    expect(left).toBe(false);
    second.end();
    await leaving;
    expect(left).toBe(true);
  });

  it("allFinished waits eight seconds at most", async () => {
    vi.useFakeTimers();
    const stalled = stoppable();
    void runInTurn("add 3", stalled.work);
    let left = false;
    void allFinished().then(() => (left = true));
    await vi.advanceTimersByTimeAsync(7900);
    expect(left).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(left).toBe(true);
    stalled.end();
    vi.useRealTimers();
  });

  it("runInTurn starts after a frame for drawing, or at pagehide", async () => {
    vi.useFakeTimers();
    const sent: string[] = [];
    void runInTurn("add 4", async () => sent.push("4"));
    await Promise.resolve();
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(["4"]);
    void runInTurn("add 5", async () => sent.push("5"));
    dispatchEvent(new Event("pagehide"));
    await Promise.resolve();
    await Promise.resolve();
    expect(sent).toEqual(["4", "5"]);
    vi.useRealTimers();
  });

  it("allFinished starts work that still waits for more taps", async () => {
    let sent = 0;
    beginWork("line 7", async () => {
      sent += 1;
      endWork("line 7");
    });
    expect(sent).toBe(0);
    await allFinished();
    expect(sent).toBe(1);
  });
});
