/**
 * Result of a call for the breaker:
 * - "answered": the service responded, even with a refusal
 * - "failed": the service failed
 * - "unsaid": we aborted the call, so the result is unknown
 */
export type Verdict = "answered" | "failed" | "unsaid";

/** Returns the verdict of a status: 5xx and 429 (overloaded) count as failed. */
export const verdictOf = (status: number): Verdict =>
  status >= 500 || status === 429 ? "failed" : "answered";

export type BreakerRules = {
  /** Length of the counting window, in ms. */
  windowMs: number;
  /**
   * Min failures in the window to open the breaker, if they are also at least `share` of its calls.
   */
  failures: number;
  share: number;
  /** Time an open breaker rejects calls before it allows a trial call, in ms. */
  openMs: number;
};

/**
 * Circuit breaker without timers or promises, so that the requests of an isolate can share it
 * (record 114). Closed, it counts; open, it rejects calls; after `openMs` it allows one trial call
 * at a time. Results of calls that began before the last change of state are ignored.
 */
export function createBreaker({ windowMs, failures, share, openMs }: BreakerRules) {
  /** Number of state changes. */
  let era = 0;
  let openedAt: number | undefined;
  /** Max end of the trial call: a call cut off with its request never reports its result. */
  let tryingUntil = 0;
  let window = { from: 0, answered: 0, failed: 0 };

  const isTrying = (now: number) => openedAt !== undefined && now < tryingUntil;

  function open(now: number): void {
    era += 1;
    openedAt = now;
    tryingUntil = 0;
  }

  function close(): void {
    era += 1;
    openedAt = undefined;
    window = { from: 0, answered: 0, failed: 0 };
  }

  return {
    state: (now: number): "closed" | "open" | "trying" =>
      openedAt === undefined ? "closed" : isTrying(now) ? "trying" : "open",
    /** Returns "go" if a call may begin, "wait" during a trial call, else "no". */
    admits(now: number): "go" | "wait" | "no" {
      if (openedAt === undefined) return "go";
      if (isTrying(now)) return "wait";
      return now - openedAt < openMs ? "no" : "go";
    },
    /**
     * Notes the start of a call of at most `ms`, after `admits` returned "go". Pass the result to
     * `end` with the verdict.
     */
    begin(now: number, ms: number): number {
      if (openedAt !== undefined) {
        era += 1;
        tryingUntil = now + ms;
      }
      return era;
    },
    end(begun: number, verdict: Verdict, now: number): void {
      if (begun !== era) return;
      if (openedAt !== undefined) {
        if (verdict === "failed") open(now);
        else if (verdict === "answered") close();
        else tryingUntil = 0;
        return;
      }
      if (verdict === "unsaid") return;
      if (now - window.from >= windowMs) window = { from: now, answered: 0, failed: 0 };
      window[verdict] += 1;
      const { answered, failed } = window;
      if (failed >= failures && failed >= share * (answered + failed)) open(now);
    },
  };
}
