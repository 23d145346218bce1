import { expect, test, vi } from "vitest";
import type { Verdict } from "./breaker";
import { NotSent, type Gate } from "./gate";
import { pause } from "./pause";
import { throughGate } from "./through-gate";

/** A gate that admits all calls after `waitMs` ms, with a record of the verdicts. */
function watchedGate(waitMs = 0) {
  const told: Verdict[] = [];
  const gate: Pick<Gate, "enter"> = {
    async enter() {
      await pause(waitMs);
      return (verdict) => void told.push(verdict);
    },
  };
  return { gate, told };
}

const never = () => new Promise<never>(() => undefined);

// spec house: a broken backend ends as a page, and takes nobody else's along <- app/net/through-gate.ts
test("reports a call as failed until its whole response has arrived", async () => {
  const { gate, told } = watchedGate();
  const ask = (status: number) =>
    throughGate({ gate, caller: "shopper", ms: 1000 }, async (_, answered) => answered(status));
  await ask(200);
  await ask(404);
  await ask(503);
  const broken = throughGate({ gate, caller: "shopper", ms: 1000 }, () => Promise.reject(new Error("reset")));
  await expect(broken).rejects.toThrow("reset");
  await expect(throughGate({ gate, caller: "shopper", ms: 10 }, never)).rejects.toThrow("no answer in 10 ms");
  const cutBy = AbortSignal.timeout(10);
  await expect(throughGate({ gate, caller: "shopper", ms: 1000, cutBy }, never)).rejects.toThrow(
    "time is up",
  );
  expect(told).toEqual(["answered", "answered", "failed", "failed", "failed", "unsaid"]);
});

test("a wait at the gate that counts shortens the call without a reported failure", async () => {
  vi.useFakeTimers();
  const { gate, told } = watchedGate(1500);
  const asked = { gate, caller: "shopper", ms: 2000 } as const;
  const both = [throughGate({ ...asked, waitCounts: true }, never), throughGate(asked, never)].map((asking) =>
    asking.catch(() => Date.now()),
  );
  const from = Date.now();
  await vi.advanceTimersByTimeAsync(4000);
  expect((await Promise.all(both)).map((at) => at - from)).toEqual([2000, 3500]);
  expect(told).toEqual(["unsaid", "failed"]);
  vi.useRealTimers();
});

test("makes no exchange if the gate rejects the call", async () => {
  const exchange = vi.fn();
  const gate = { enter: () => Promise.reject(new NotSent("crowded", "too many calls wait")) };
  await expect(throughGate({ gate, caller: "change", ms: 1000 }, exchange)).rejects.toThrow(NotSent);
  expect(exchange).not.toHaveBeenCalled();
});
