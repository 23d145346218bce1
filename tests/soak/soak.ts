import { goods, plain } from "../../e2e/goods";
import { Sandbox } from "../../e2e/sandbox";
import type { RunningShop } from "../../workers/run/miniflare.mjs";
import { randomOf, type Random } from "../http/random";
import * as cartSteps from "./cart-steps";
import { Diary } from "./diary";
import { Shopper } from "./shopper";
import * as otherSteps from "./steps";
import { Truth } from "./truth";
import { Walker } from "./walker";
import { injectFaults } from "./fault-injection";

export type SoakOptions = {
  seed: number;
  seconds: number;
  /** Number of shoppers of each chain. */
  shoppers?: number;
  tenants?: readonly string[];
  /** Delay of `late` responses, in seconds. */
  late?: number;
};

/** A Tuesday morning in Rome, before the first cut-off. */
const morning = "2026-11-24T08:00:00+01:00";
const manyGoods = 60;
const steps = { ...cartSteps, ...otherSteps };

const weights = {
  look: 6,
  add: 10,
  change: 6,
  remove: 2,
  note: 1,
  keepInList: 2,
  listToCart: 2,
  reorder: 2,
  choosePlace: 1,
  saveAddress: 0.3,
  chooseSlot: 1,
  order: 3,
  cancel: 1,
  leave: 1,
  peek: 1,
} satisfies Record<keyof typeof steps, number>;

/**
 * Runs several shoppers of several chains in parallel, step after step at the machine's speed,
 * under changing faults. The seed decides each shopper's steps, the machine their interleaving.
 * Returns the log; a log without faults means that no rule broke.
 */
export async function soak(shop: RunningShop, options: SoakOptions): Promise<Diary> {
  const {
    seed,
    seconds,
    shoppers = 3,
    tenants = ["loggia", "quantobasta", "terrecomuni"],
    late = 6,
  } = options;
  const diary = new Diary();
  const sandboxes = tenants.map((tenant) => new Sandbox(shop.sandboxPort, tenant));
  await sandboxes[0]?.reset(morning);
  const walkers: Walker[] = [];
  for (const [at, sandbox] of sandboxes.entries())
    for (let count = 0; count < shoppers; count += 1)
      walkers.push(
        await arrive(shop, sandbox, { diary, walkers, random: randomOf(seed + 97 * at + count), count }),
      );
  await Promise.all(walkers.map((walker) => walker.begin()));

  const end = Date.now() + seconds * 1000;
  const over = () => Date.now() > end;
  const logins = walkers.map(({ shopper }) => shopper.who.login);
  const random = randomOf(seed + 7919);
  await Promise.all([
    injectFaults({ sandboxes, logins, random, diary, late }, over),
    ...walkers.map((walker) => live(walker, over)),
  ]);
  await Promise.all(walkers.map((walker) => walker.check()));
  return diary;
}

type Arrival = { diary: Diary; walkers: Walker[]; random: Random; count: number };

async function arrive(shop: RunningShop, sandbox: Sandbox, { diary, walkers, random, count }: Arrival) {
  const name = `${sandbox.tenant}-${count + 1}`;
  const who = await sandbox.shopper(count % 3 === 2 ? "changing" : "regular");
  const shopper = new Shopper(name, who, shop.shopOrigin(sandbox.tenant), shop.sandboxOrigin, random, diary);
  const truth = new Truth(sandbox, who);
  const own = await Promise.all([truth.lists(), truth.orders(), truth.addresses()]);
  const [lists, orders, addresses] = [own[0], [...own[1].keys()], own[2]];
  const theirs = [
    ...orders.flatMap((id) => [
      `/profile/orders/${id}`,
      `/profile/orders/${id}/cancel`,
      `/cart/payment-error/${id}`,
    ]),
    ...lists.flatMap((id) => [`/profile/lists/${id}`, `/profile/lists/${id}/rename`]),
    ...addresses.flatMap((id) => [`/delivery/address/${id}/edit`, `/delivery/address/${id}/delete`]),
  ];
  const range = (await goods(sandbox, plain)).slice(0, manyGoods);
  const others = () =>
    walkers
      .filter((one) => one.tenant === sandbox.tenant && one.shopper !== shopper)
      .flatMap((one) => one.own);
  return new Walker(shopper, truth, range, { tenant: sandbox.tenant, own: theirs, others });
}

async function live(walker: Walker, over: () => boolean): Promise<void> {
  const { shopper } = walker;
  while (!over()) {
    const name = shopper.random.weighted(weights);
    shopper.diary.note(shopper.name, `* ${name}`);
    shopper.diary.count(`step ${name}`);
    try {
      await steps[name](walker);
    } catch (error) {
      shopper.diary.fault(shopper.name, `${name} ended with ${error instanceof Error ? error.stack : error}`);
    }
    await walker.check();
  }
}
