import { expect, test } from "vitest";
import { createGate, createGates, NotSent, type Caller, type GateRules } from "./gate";

const rules: GateRules = {
  calls: 4,
  queue: 4,
  share: { anybody: 0.5, visitor: 0.5, shopper: 0.75, change: 1 },
  waitMs: { anybody: 100, visitor: 100, shopper: 200, change: 300 },
  breaker: { windowMs: 10_000, failures: 2, share: 0.5, openMs: 1000 },
};

/** A clock that the test moves; a paused caller continues once its time has come. */
function fakeClock() {
  let now = 0;
  let sleeping: { until: number; wake: () => void }[] = [];
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return {
    deps: {
      now: () => now,
      pause: (ms: number) => new Promise<void>((wake) => sleeping.push({ until: now + ms, wake })),
    },
    async pass(ms: number) {
      for (const end = now + ms; now < end; ) {
        now += 10;
        const awake = sleeping.filter(({ until }) => until <= now);
        sleeping = sleeping.filter(({ until }) => until > now);
        for (const { wake } of awake) wake();
        await settle();
      }
    },
  };
}

/** State of an entry so far: waiting, admitted, not sent or broken. */
function watch(coming: Promise<unknown>) {
  const seen = { as: "waits", why: "" };
  coming.then(
    () => (seen.as = "in"),
    (error: unknown) =>
      Object.assign(seen, error instanceof NotSent ? { as: "not sent", why: error.why } : { as: "broken" }),
  );
  return seen;
}

function gateAt() {
  const clock = fakeClock();
  const gate = createGate("backend", rules, clock.deps);
  return { clock, gate, enter: (caller: Caller, signal?: AbortSignal) => gate.enter(caller, 4000, signal) };
}

// spec house: a broken backend ends as a page, and takes nobody else's along <- app/net/gate.ts
test("limits the calls under way and reserves places for shoppers and for changes", async () => {
  const { clock, enter, gate } = gateAt();
  const entered = [
    ...["anybody", "anybody", "anybody", "shopper", "shopper", "change", "change"].map((caller) =>
      watch(enter(caller as Caller)),
    ),
  ];
  await clock.pass(10);
  expect(entered.map(({ as }) => as)).toEqual(["in", "in", "waits", "in", "waits", "in", "waits"]);
  expect(gate.state()).toMatchObject({ underWay: 4, waiting: 3, notSent: 0 });
  await clock.pass(400);
  expect(entered.map(({ as }) => as)).toEqual(["in", "in", "not sent", "in", "not sent", "in", "not sent"]);
  expect(gate.state()).toMatchObject({ underWay: 4, waiting: 0, notSent: 3 });
});

test("a waiting call enters when another ends, changes before public reads", async () => {
  const { clock, enter } = gateAt();
  const leaves = await Promise.all([1, 2, 3, 4].map(() => enter("change")));
  const read = watch(enter("anybody"));
  const change = watch(enter("change"));
  leaves[0]?.("answered");
  await clock.pass(50);
  expect([read.as, change.as]).toEqual(["waits", "in"]);
  for (const leave of leaves) leave("answered");
  await clock.pass(30);
  expect(read.as).toBe("in");
});

test("a waiting call enters before a later call of the same kind", async () => {
  const { clock, enter } = gateAt();
  const leaves = await Promise.all([1, 2, 3, 4].map(() => enter("change")));
  const waiter = watch(enter("change"));
  leaves[0]?.("answered");
  const newcomer = watch(enter("change"));
  await clock.pass(10);
  expect([waiter.as, newcomer.as]).toEqual(["waits", "waits"]);
  await clock.pass(20);
  expect([waiter.as, newcomer.as]).toEqual(["in", "waits"]);
  // Two places: the first for the waiting caller, the second for the next.
  leaves[1]?.("answered");
  leaves[2]?.("answered");
  const next = watch(enter("change"));
  await clock.pass(1);
  expect(next.as).toBe("in");
  await clock.pass(30);
  expect(newcomer.as).toBe("in");
});

test("a waiting call that was cut off delays the rest for a tenth of a second", async () => {
  const clock = fakeClock();
  let isCutOff = true;
  const pause = (ms: number) => (isCutOff ? new Promise<void>(() => undefined) : clock.deps.pause(ms));
  const gate = createGate("backend", rules, { now: clock.deps.now, pause });
  const leaves = await Promise.all([1, 2, 3, 4].map(() => gate.enter("change", 4000)));
  void gate.enter("change", 4000);
  isCutOff = false;
  const waiter = watch(gate.enter("change", 4000));
  leaves[0]?.("answered");
  await clock.pass(80);
  expect(waiter.as).toBe("waits");
  await clock.pass(40);
  expect(waiter.as).toBe("in");
});

test("a waiting call past its time or with an aborted request never enters", async () => {
  const { clock, enter } = gateAt();
  const leaves = await Promise.all([1, 2, 3, 4].map(() => enter("change")));
  const late = watch(enter("anybody"));
  const over = new AbortController();
  const cut = watch(enter("change", over.signal));
  over.abort();
  leaves[0]?.("answered");
  await clock.pass(20);
  expect(cut.as).toBe("not sent");
  await clock.pass(70);
  for (const leave of leaves) leave("answered");
  await clock.pass(10);
  expect(late.as).toBe("not sent");
});

test("a call waits at most its own timeout to enter", async () => {
  const { clock, enter, gate } = gateAt();
  await Promise.all([1, 2, 3, 4].map(() => enter("change")));
  const brief = watch(gate.enter("change", 60));
  await clock.pass(70);
  expect(brief.as).toBe("not sent");
});

test("a full queue rejects a read at once and still takes changes", async () => {
  const { clock, enter } = gateAt();
  for (let call = 0; call < 4; call += 1) await enter("change");
  const reads = [1, 2, 3].map(() => watch(enter("anybody")));
  const changes = [1, 2, 3].map(() => watch(enter("change")));
  await clock.pass(10);
  expect(reads.map(({ as }) => as)).toEqual(["waits", "waits", "not sent"]);
  expect(reads[2]?.why).toBe("crowded");
  expect(changes.map(({ as }) => as)).toEqual(["waits", "waits", "not sent"]);
});

test("an aborted request gives up its wait, and a call past its time frees its place", async () => {
  const { clock, enter, gate } = gateAt();
  for (let call = 0; call < 4; call += 1) await enter("change");
  const late = new AbortController();
  const waiting = watch(enter("change", late.signal));
  await clock.pass(20);
  late.abort();
  await clock.pass(20);
  expect(waiting.as).toBe("not sent");
  await clock.pass(5000);
  expect(gate.state().underWay).toBe(0);
});

test("a failing catalogue is paused while carts go on, then one trial call goes first", async () => {
  const { clock, enter, gate } = gateAt();
  for (let call = 0; call < 2; call += 1) (await enter("anybody"))("failed");
  expect(gate.state().breakers).toEqual({ anybody: "open", visitors: "closed", shoppers: "closed" });
  await expect(enter("anybody")).rejects.toMatchObject({ why: "failing" });
  (await enter("change"))("answered");
  await clock.pass(1000);
  const leave = await enter("anybody");
  const second = watch(enter("anybody"));
  await clock.pass(50);
  expect([second.as, gate.state().breakers.anybody]).toEqual(["waits", "trying"]);
  leave("answered");
  await clock.pass(30);
  expect([second.as, gate.state().breakers.anybody]).toEqual(["in", "closed"]);
});

// spec house: chains interleaved in one isolate share nothing, also one that was pushed while the Worker ran <- app/net/gate.ts
test("a chain's open breaker affects no other chain and no other service", async () => {
  const clock = fakeClock();
  const gates = createGates(rules, clock.deps);
  for (let call = 0; call < 2; call += 1)
    (await gates.of("loggia", "https://ebsn.example").enter("anybody", 4000))("failed");
  await expect(gates.of("loggia", "https://ebsn.example").enter("anybody", 4000)).rejects.toThrow();
  await gates.of("terrecomuni", "https://ebsn.example").enter("anybody", 4000);
  await gates.of("loggia", "https://cms.example").enter("anybody", 4000);
  const notSent = (tenant: string) => gates.states(tenant).map((gate) => [gate.service, gate.notSent]);
  expect(notSent("loggia")).toEqual([
    ["https://cms.example", 0],
    ["https://ebsn.example", 1],
  ]);
  expect(notSent("terrecomuni")).toEqual([["https://ebsn.example", 0]]);
});

test("failures of visitors' calls leave the shoppers' breaker closed", async () => {
  const { clock, enter, gate } = gateAt();
  for (let call = 0; call < 2; call += 1) (await enter("visitor"))("failed");
  expect(gate.state().breakers).toEqual({ anybody: "closed", visitors: "open", shoppers: "closed" });
  (await enter("shopper"))("answered");
  (await enter("change"))("answered");
  await clock.pass(1000);
  expect(gate.state().breakers.visitors).toBe("trying");
});
