import { verdictOf, type Verdict } from "./breaker";
import { startDeadline } from "./deadline";
import type { Caller, Gate } from "./gate";

type Asked = {
  /** Bulkhead and circuit breaker; absent: the call passes. */
  gate: Pick<Gate, "enter"> | undefined;
  caller: Caller;
  /** Deadline of the exchange, its body included, in ms. */
  ms: number;
  /** True if the wait at the gate counts against `ms`. */
  waitCounts?: boolean;
  /** Aborts the wait at the gate. */
  waits?: AbortSignal;
  /** Aborts the exchange. */
  cutBy?: AbortSignal;
};

/**
 * Runs an exchange with a service, through its gate and within its deadline. `exchange` calls
 * `answered` with the status once it has read all it needs; until then the call counts as failed.
 * Throws `NotSent` if the gate rejects the call, or the error of `exchange`.
 */
export async function throughGate<T>(
  { gate, caller, ms, waitCounts = false, waits, cutBy }: Asked,
  exchange: (signal: AbortSignal, answered: (status: number) => void) => Promise<T>,
): Promise<T> {
  const from = Date.now();
  const leave = gate && (await gate.enter(caller, ms, waits));
  const left = waitCounts ? ms - (Date.now() - from) : ms;
  // after a long wait the remaining time is too short to judge the service
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
