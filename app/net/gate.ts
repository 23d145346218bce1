import { LRUCache } from "lru-cache";
import { createBreaker, type BreakerRules, type Verdict } from "./breaker";
import { mostChains } from "./most-chains";
import { pause } from "./pause";

/** Type of a call: a read for everybody, for a visitor or for a signed-in shopper, or a change. */
export type Caller = "anybody" | "visitor" | "shopper" | "change";

export type GateRules = {
  /** Max calls in flight per isolate. */
  calls: number;
  /** Max waiting calls. */
  queue: number;
  /**
   * Share of all places up to which a type of call may begin: by default visitors half, shoppers
   * three quarters, changes all.
   */
  share: Record<Caller, number>;
  /** Max wait per type, in ms; never longer than the call's own limit. */
  waitMs: Record<Caller, number>;
  breaker: BreakerRules;
};

const usualRules: GateRules = {
  calls: 32,
  queue: 64,
  share: { anybody: 0.5, visitor: 0.5, shopper: 0.75, change: 1 },
  waitMs: { anybody: 1500, visitor: 1500, shopper: 2000, change: 2000 },
  breaker: { windowMs: 10_000, failures: 16, share: 0.5, openMs: 5000 },
};
/** Interval at which a waiting call polls, in ms. */
const lookEveryMs = 20;
/**
 * A waiting call that has not polled for this long was cut off with its request and no longer
 * counts, in ms.
 */
const missedMs = 5 * lookEveryMs;
/** Extra time before a call that never ends stops counting, in ms. */
const graceMs = 1000;
/** Max gates per isolate; each tenant has up to three. */
const mostGates = 3 * mostChains;

/**
 * A call that was not sent, so that the service's data is unchanged. `why`: the service fails, or
 * we have too many calls.
 */
export class NotSent extends Error {
  constructor(
    readonly why: "failing" | "crowded",
    message: string,
  ) {
    super(message);
  }
}

/**
 * True if a call failed only because of too many calls of our own, which does not count against the
 * service.
 */
export const isCrowdedOut = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof NotSent && error.cause.why === "crowded";

export type GateState = {
  service: string;
  /**
   * State by type: reads for everybody, reads of visitors, and reads and changes of shoppers.
   * "trying": the next call tests the service.
   */
  breakers: Record<"anybody" | "visitors" | "shoppers", "closed" | "open" | "trying">;
  underWay: number;
  waiting: number;
  /** Number of calls not sent since the isolate's start. */
  notSent: number;
};

export type Gate = {
  /**
   * Waits until a call of at most `ms` may begin; call the returned function at its end. Throws
   * `NotSent` if:
   * - too many calls wait
   * - no place is free in time
   * - `signal` aborts
   * - the service has failed too often
   */
  enter(caller: Caller, ms: number, signal?: AbortSignal): Promise<(verdict: Verdict) => void>;
  state(): GateState;
};

type Deps = { now: () => number; pause: (ms: number) => Promise<void> };

/** Counts calls. A call that never reports its end is dropped at its end time. */
function createPlaces() {
  const until = new Map<number, number>();
  let last = 0;
  return {
    taken(now: number): number {
      for (const [place, end] of until) if (end <= now) until.delete(place);
      return until.size;
    },
    take(end: number): number {
      until.set((last += 1), end);
      return last;
    },
    prolong: (place: number, end: number) => void until.set(place, end),
    takenBefore(own: number, now: number): number {
      return [...until].filter(([place, end]) => place < own && end > now).length;
    },
    giveBack: (place: number) => void until.delete(place),
  };
}

type Places = ReturnType<typeof createPlaces>;

const breakerNames = {
  anybody: "anybody",
  visitor: "visitors",
  shopper: "shoppers",
  change: "shoppers",
} as const;

/**
 * Bulkhead of a service in an isolate: max calls in flight, a queue with a deadline, and a circuit
 * breaker (record 114). A waiting call polls with its own timer, because a request cannot await
 * another request's promise (record 097). Reads for everybody, mostly cached already, never take
 * the place of a shopper's change.
 */
export function createGate(service: string, rules: GateRules, deps: Deps): Gate {
  const underWay = createPlaces();
  // Each type has its own queue: a place goes to the longest waiting call of a permitted type.
  const queues: Record<Caller, Places> = {
    anybody: createPlaces(),
    visitor: createPlaces(),
    shopper: createPlaces(),
    change: createPlaces(),
  };
  const waiting = () => Object.values(queues).reduce((sum, queue) => sum + queue.taken(deps.now()), 0);
  // failures of catalogue or visitors' calls must not stop carts
  const breakers = {
    anybody: createBreaker(rules.breaker),
    visitors: createBreaker(rules.breaker),
    shoppers: createBreaker(rules.breaker),
  };
  const breakerOf = (caller: Caller) => breakers[breakerNames[caller]];
  const breakerState = (name: keyof typeof breakers) => {
    const now = deps.now();
    if (breakers[name].admits(now) === "no") return "open";
    return breakers[name].state(now) === "closed" ? "closed" : "trying";
  };
  const room = (most: number, caller: Caller) => Math.ceil(most * rules.share[caller]);
  let notSent = 0;

  function refuse(caller: Caller, message: string): never {
    notSent += 1;
    throw new NotSent(breakerOf(caller).state(deps.now()) === "closed" ? "crowded" : "failing", message);
  }

  /** Takes a place for a call, if one is free after the `before` earlier calls of its type. */
  function begin(caller: Caller, ms: number, before: number): ((verdict: Verdict) => void) | undefined {
    const breaker = breakerOf(caller);
    const admits = breaker.admits(deps.now());
    if (admits === "no") refuse(caller, "the service has failed too often just now");
    const free = room(rules.calls, caller) - underWay.taken(deps.now());
    if (admits === "wait" || free <= before) return undefined;
    const [place, begun] = [
      underWay.take(deps.now() + ms + graceMs),
      breaker.begin(deps.now(), ms + graceMs),
    ];
    return (verdict) => {
      underWay.giveBack(place);
      breaker.end(begun, verdict, deps.now());
    };
  }

  return {
    async enter(caller, ms, signal) {
      const queue = queues[caller];
      const leave = begin(caller, ms, queue.taken(deps.now()));
      if (leave) return leave;
      if (waiting() >= room(rules.queue, caller)) refuse(caller, "too many calls wait");
      const until = deps.now() + Math.min(rules.waitMs[caller], ms);
      const place = queue.take(deps.now() + missedMs);
      try {
        for (;;) {
          await deps.pause(lookEveryMs);
          if (signal?.aborted) refuse(caller, "the request's time is up");
          if (deps.now() >= until) refuse(caller, "too many calls are under way");
          queue.prolong(place, deps.now() + missedMs);
          const leave = begin(caller, ms, queue.takenBefore(place, deps.now()));
          if (leave) return leave;
        }
      } finally {
        queue.giveBack(place);
      }
    },
    state: () => ({
      service,
      breakers: {
        anybody: breakerState("anybody"),
        visitors: breakerState("visitors"),
        shoppers: breakerState("shoppers"),
      },
      underWay: underWay.taken(deps.now()),
      waiting: waiting(),
      notSent,
    }),
  };
}

/**
 * The gates of an isolate, one per tenant and service, so that no tenant waits for another tenant's
 * backend.
 */
export function createGates(rules: GateRules = usualRules, deps: Deps = { now: Date.now, pause }) {
  const gates = new LRUCache<string, Gate>({ max: mostGates });
  return {
    of(tenant: string, service: string): Gate {
      const name = `${tenant} ${service}`;
      const gate = gates.get(name) ?? createGate(service, rules, deps);
      gates.set(name, gate);
      return gate;
    },
    /** Returns the state of each gate of a tenant used in this isolate. */
    states: (tenant: string): GateState[] =>
      [...gates].flatMap(([name, gate]) => (name.startsWith(`${tenant} `) ? [gate.state()] : [])),
  };
}
export type Gates = ReturnType<typeof createGates>;
