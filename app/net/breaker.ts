/**
 * What a call tells of a service: it answered, be it with a refusal; it failed; or the call was ended by ourselves before anything could be
 * said.
 */
export type Verdict = "answered" | "failed" | "unsaid";

/** The verdict of an answer's status: a service that is broken (5xx) or says that it has too much to do (429) has failed. */
export const verdictOf = (status: number): Verdict =>
  status >= 500 || status === 429 ? "failed" : "answered";

export type BreakerRules = {
  /** what is counted together, milliseconds */
  windowMs: number;
  /** so many failures in it, and `share` of all its calls, open the breaker */
  failures: number;
  share: number;
  /** how long an open one lets nothing through before it tries, milliseconds */
  openMs: number;
};

/**
 * A circuit breaker as plain facts: no timers and no promises, so that the requests of an isolate may share it (record 114). Closed, it counts;
 * open, it lets nothing through; after `openMs` one call at a time tries whether the service is back. What is told by a call that began before
 * the last change of state counts for nothing.
 */
export function createBreaker({ windowMs, failures, share, openMs }: BreakerRules) {
  /** counts the changes of state */
  let era = 0;
  let openedAt: number | undefined;
  /** until when the call that tries is waited for; one that was cut off with its request never tells */
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
    /** Whether a call may begin: "wait" while another one tries. */
    admits(now: number): "go" | "wait" | "no" {
      if (openedAt === undefined) return "go";
      if (isTrying(now)) return "wait";
      return now - openedAt < openMs ? "no" : "go";
    },
    /** Notes a call that begins and takes `ms` at most; what it gives goes with the verdict. Only where `admits` says "go". */
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
