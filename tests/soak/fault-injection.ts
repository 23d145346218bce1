import type { Fault, Sandbox, Scenario } from "../../e2e/sandbox";
import type { Random } from "../http/random";
import { faultSource, type Diary } from "./diary";

const paths = [
  ...["cart/add", "cart/update", "cart/delete", "cart/view", "cart/*", "cart/add-all*"],
  ...[
    "checkout/buy",
    "checkout/prepare",
    "checkout/*",
    "order/*",
    "wishlist/*",
    "user-address/*",
    "timeslot/*",
  ],
  ...["auth/login", "products*", "category*"],
];
const states = { "slot-full": 2, "price-changed": 2, "payment-refused": 1 } satisfies Partial<
  Record<Scenario, number>
>;
/** Relative frequency of each fault. */
const calls = {
  slow: 3,
  down: 3,
  "419": 2,
  refuse: 1,
  lost: 6,
  late: 1,
  empty: 3,
  malformed: 3,
  unmade: 3,
} satisfies Record<Fault, number>;

type SwitchedFault = { text: string; set: (on: boolean) => Promise<unknown> };
type Options = {
  sandboxes: readonly Sandbox[];
  logins: readonly string[];
  random: Random;
  diary: Diary;
  /** Delay of `late` in seconds; it may be longer or shorter than the shop's timeout. */
  late: number;
};

/**
 * Switches one to three faults on and off, for all shoppers or a single shopper, until it is
 * `over`. Finally all faults are off.
 */
export async function injectFaults(options: Options, over: () => boolean): Promise<void> {
  const { random, sandboxes, diary } = options;
  while (!over()) {
    const sandbox = random.pick(sandboxes);
    const faults = Array.from({ length: 1 + random.below(3) }, () => faultFrom(sandbox, options));
    for (const { text, set } of faults) {
      diary.note(faultSource, text);
      diary.count(`fault ${text.split(" ")[1]}`);
      await set(true);
    }
    await wait(200 + random.below(1500), over);
    for (const { set } of faults) await set(false);
    diary.note(faultSource, `${sandbox.tenant}: no faults`);
    await wait(random.below(500), over);
  }
}

function faultFrom(sandbox: Sandbox, { random, logins, late }: Options): SwitchedFault {
  const shopper = random.chance(0.6) ? random.pick(logins) : undefined;
  const whom = `for ${shopper ?? "everybody"}`;
  if (random.chance(0.2)) {
    const name = random.weighted(states);
    return { text: `${sandbox.tenant}: ${name} ${whom}`, set: (on) => sandbox.scenario(name, on, shopper) };
  }
  const name = random.weighted(calls);
  const seconds = { slow: random.pick([0.3, 0.8, 2]), late }[name as string];
  const meets = {
    shopper,
    seconds,
    ...(random.chance(0.75) && { path: random.pick(paths), times: 1 + random.below(3) }),
  };
  const { path = "all", times = "all" } = meets;
  return {
    text: `${sandbox.tenant}: ${name} ${path} x ${times}, ${seconds ?? 0} s, ${whom}`,
    set: (on) => sandbox.fault(name, meets, on),
  };
}

async function wait(ms: number, over: () => boolean): Promise<void> {
  const end = Date.now() + ms;
  while (Date.now() < end && !over()) await new Promise((resolve) => setTimeout(resolve, 100));
}
