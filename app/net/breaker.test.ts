import fc from "fast-check";
import { expect, test } from "vitest";
import { createBreaker, verdictOf, type BreakerRules, type Verdict } from "./breaker";

const rules: BreakerRules = { windowMs: 1000, failures: 3, share: 0.5, openMs: 500 };

/** A breaker with its own clock. */
function watched() {
  const breaker = createBreaker(rules);
  const clock = { now: 0 };
  const call = (verdict: Verdict) => breaker.end(breaker.begin(clock.now, 100), verdict, clock.now);
  return {
    breaker,
    clock,
    call,
    calls: (...verdicts: Verdict[]) => verdicts.forEach(call),
    state: () => breaker.state(clock.now),
    admits: () => breaker.admits(clock.now),
  };
}

// spec house: a broken backend ends as a page, and takes nobody else's along <- app/net/breaker.ts
test("the breaker opens after three failures in a window if they are half of its calls", () => {
  const few = watched();
  few.calls("failed", "failed");
  expect(few.state()).toBe("closed");
  few.call("failed");
  expect([few.state(), few.admits()]).toEqual(["open", "no"]);

  const most = watched();
  most.calls("answered", "answered", "answered", "answered", "failed", "failed", "failed");
  expect(most.state()).toBe("closed");
  most.call("failed");
  expect(most.state()).toBe("open");

  const apart = watched();
  apart.calls("failed", "failed");
  apart.clock.now = 1000;
  apart.calls("failed", "failed");
  expect(apart.state()).toBe("closed");
});

test("an open breaker admits one trial call at a time, and its verdict decides", () => {
  const { breaker, clock, calls, state, admits } = watched();
  calls("failed", "failed", "failed");
  clock.now = 499;
  expect(admits()).toBe("no");
  clock.now = 500;
  expect(admits()).toBe("go");
  const first = breaker.begin(clock.now, 100);
  expect([state(), admits()]).toEqual(["trying", "wait"]);
  breaker.end(first, "failed", clock.now);
  expect([state(), admits()]).toEqual(["open", "no"]);

  clock.now = 1000;
  const second = breaker.begin(clock.now, 100);
  breaker.end(second, "unsaid", clock.now);
  expect(admits()).toBe("go");
  const third = breaker.begin(clock.now, 100);
  breaker.end(third, "answered", clock.now);
  expect([state(), admits()]).toEqual(["closed", "go"]);
});

test("a trial call that gets no verdict within its time makes way for the next", () => {
  const { breaker, clock, calls, admits, state } = watched();
  calls("failed", "failed", "failed");
  clock.now = 500;
  const lost = breaker.begin(clock.now, 100);
  clock.now = 600;
  expect(admits()).toBe("go");
  breaker.begin(clock.now, 100);
  // The lost call's late result is about an earlier moment.
  breaker.end(lost, "answered", clock.now);
  expect(state()).toBe("trying");
});

test("ignores the result of a call that began before the breaker opened", () => {
  const { breaker, clock, calls, state } = watched();
  const slow = breaker.begin(clock.now, 5000);
  calls("failed", "failed", "failed");
  clock.now = 600;
  breaker.end(slow, "answered", clock.now);
  expect(state()).toBe("open");
});

test("verdictOf counts 429 and server errors as failed, other statuses as answered", () => {
  expect([200, 302, 403, 404, 419].map(verdictOf)).toEqual(Array(5).fill("answered"));
  expect([429, 500, 503, 504].map(verdictOf)).toEqual(Array(4).fill("failed"));
});

const step = fc.oneof(
  fc.record({ kind: fc.constant("tick" as const), ms: fc.integer({ min: 1, max: 400 }) }),
  fc.record({ kind: fc.constant("begin" as const) }),
  fc.record({
    kind: fc.constant("end" as const),
    which: fc.nat(),
    verdict: fc.constantFrom<Verdict>("answered", "failed", "failed", "unsaid"),
  }),
);

test("opens for failures alone, tries one call at a time and closes, for any calls", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
      const { breaker, clock, state, admits } = watched();
      const running: number[] = [];
      let failures: number[] = [];
      let openedAt = 0;
      let tryingUntil = 0;
      for (const one of steps) {
        const before = state();
        if (one.kind === "tick") clock.now += one.ms;
        else if (one.kind === "begin") {
          if (admits() !== "go") continue;
          if (before !== "closed") {
            expect(clock.now).toBeGreaterThanOrEqual(Math.max(openedAt + rules.openMs, tryingUntil));
            tryingUntil = clock.now + 100;
          }
          running.push(breaker.begin(clock.now, 100));
        } else if (running.length > 0) {
          const [begun = 0] = running.splice(one.which % running.length, 1);
          breaker.end(begun, one.verdict, clock.now);
          if (one.verdict === "failed") failures.push(clock.now);
          if (state() === "open" && before === "closed") {
            const recent = failures.filter((at) => at > clock.now - rules.windowMs);
            expect(recent.length).toBeGreaterThanOrEqual(rules.failures);
          }
          if (state() === "open" && one.verdict === "failed" && before !== "open") {
            openedAt = clock.now;
            tryingUntil = 0;
          }
          if (one.verdict === "unsaid" && before === "trying" && state() === "open") tryingUntil = 0;
          if (state() === "closed" && before !== "closed") {
            expect([one.verdict, before]).toEqual(["answered", "trying"]);
            failures = [];
          }
        }
      }
      // A recovered service is detected.
      clock.now += rules.openMs + 100;
      expect(admits()).toBe("go");
      breaker.end(breaker.begin(clock.now, 100), "answered", clock.now);
      expect(state()).toBe("closed");
    }),
  );
});
