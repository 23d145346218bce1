import { LRUCache } from "lru-cache";
import { createBreaker, type BreakerRules, type Verdict } from "./breaker";
import { mostChains } from "./most-chains";
import { pause } from "./pause";

/** Who calls: anybody (the answer is for all), a visitor or a shopper who is signed in, who read, or one who changes something. */
export type Caller = "anybody" | "visitor" | "shopper" | "change";

export type GateRules = {
  /** calls of an isolate that are under way at once */
  calls: number;
  /** that wait for one of them to end */
  queue: number;
  /** Up to which part of all places a caller may begin: visitors stop when half are taken, shoppers at three quarters, changes when all are. */
  share: Record<Caller, number>;
  /** how long each waits, milliseconds: never longer than the call itself may take */
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
/** how often one that waits looks */
const lookEveryMs = 20;
/** one that has not looked for so long was cut off with its request, and holds up nobody, milliseconds */
const missedMs = 5 * lookEveryMs;
/** beyond its own time, how long a call that never ends is counted, milliseconds */
const graceMs = 1000;
/** Gates an isolate keeps; each chain has up to three. */
const mostGates = 3 * mostChains;

/** A call that was not sent: nothing has changed at the service. `why` says whether the service fails, or there are too many calls of our own. */
export class NotSent extends Error {
  constructor(
    readonly why: "failing" | "crowded",
    message: string,
  ) {
    super(message);
  }
}

/** Whether a call failed only because there were too many others of our own: that says nothing of the service. */
export const isCrowdedOut = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof NotSent && error.cause.why === "crowded";

export type GateState = {
  service: string;
  /** of what is asked for everybody, of what visitors ask, and of what shoppers ask and change. "trying": the next call tells whether the service is back */
  breakers: Record<"anybody" | "visitors" | "shoppers", "closed" | "open" | "trying">;
  underWay: number;
  waiting: number;
  /** calls that were not sent, since the isolate began */
  notSent: number;
};

export type Gate = {
  /**
   * Lets a call that takes `ms` at most begin, and gives what says that it has ended. Waits while too many are under way; throws `NotSent` where
   * too many wait, none ends in time, `signal` aborts, or the service has failed too often just now.
   */
  enter(caller: Caller, ms: number, signal?: AbortSignal): Promise<(verdict: Verdict) => void>;
  state(): GateState;
};

type Deps = { now: () => number; pause: (ms: number) => Promise<void> };

/** Counts calls. A call that never says that it has ended is dropped from the count at its end time. */
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
 * What stands before a service in an isolate: so many calls at once, a queue with a deadline, and a circuit breaker (record 114). Who waits looks
 * by a timer of its own: no request waits for another one's promise (record 097). What is asked for everybody, for which there is mostly
 * something in the cache, never takes the place of a shopper's change.
 */
export function createGate(service: string, rules: GateRules, deps: Deps): Gate {
  const underWay = createPlaces();
  // each kind has its own queue: a place is for whoever has waited longest of those who may take it
  const queues: Record<Caller, Places> = {
    anybody: createPlaces(),
    visitor: createPlaces(),
    shopper: createPlaces(),
    change: createPlaces(),
  };
  const waiting = () => Object.values(queues).reduce((sum, queue) => sum + queue.taken(deps.now()), 0);
  // a catalogue that is broken, or what only visitors ask, closes no cart
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

  /** A call's place, where it may begin now that so many of its kind have waited longer. */
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

/** The gates of an isolate: one for each chain and service, so that no chain waits for another one's backend. */
export function createGates(rules: GateRules = usualRules, deps: Deps = { now: Date.now, pause }) {
  const gates = new LRUCache<string, Gate>({ max: mostGates });
  return {
    of(tenant: string, service: string): Gate {
      const name = `${tenant} ${service}`;
      const gate = gates.get(name) ?? createGate(service, rules, deps);
      gates.set(name, gate);
      return gate;
    },
    /** How each of a chain's gates stands that was used in this isolate. */
    states: (tenant: string): GateState[] =>
      [...gates].flatMap(([name, gate]) => (name.startsWith(`${tenant} `) ? [gate.state()] : [])),
  };
}
export type Gates = ReturnType<typeof createGates>;
