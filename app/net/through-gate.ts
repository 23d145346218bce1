import { verdictOf, type Verdict } from "./breaker";
import { startDeadline } from "./deadline";
import type { Caller, Gate } from "./gate";

type Asked = {
  /** lets the call through, or not; absent: it goes */
  gate: Pick<Gate, "enter"> | undefined;
  caller: Caller;
  /** how long the exchange may take, its body included, milliseconds */
  ms: number;
  /** whether the wait at the gate is part of that time */
  waitCounts?: boolean;
  /** ends the wait at the gate */
  waits?: AbortSignal;
  /** ends the exchange */
  cutBy?: AbortSignal;
};

/**
 * An exchange with a service, through its gate and within its time. `exchange` tells the status by `answered` when it has all that it wants of
 * the answer: until then the call counts as failed. Throws `NotSent` where the gate lets nothing through, and what `exchange` throws.
 */
export async function throughGate<T>(
  { gate, caller, ms, waitCounts = false, waits, cutBy }: Asked,
  exchange: (signal: AbortSignal, answered: (status: number) => void) => Promise<T>,
): Promise<T> {
  const from = Date.now();
  const leave = gate && (await gate.enter(caller, ms, waits));
  const left = waitCounts ? ms - (Date.now() - from) : ms;
  // what has waited at the gate for most of its time says nothing of the service
  let verdict: Verdict = left < ms / 2 ? "unsaid" : "failed";
  const { signal, passed, clear } = startDeadline(left, cutBy);
  const answered = (status: number) => void (verdict = verdictOf(status));
  try {
    return await Promise.race([exchange(signal, answered), passed]);
  } finally {
    leave?.(verdict === "failed" && cutBy?.aborted ? "unsaid" : verdict);
    clear();
  }
}
