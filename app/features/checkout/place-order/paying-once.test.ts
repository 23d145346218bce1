import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod";
import * as paths from "~/page/paths";
import { isPrepared, orderKeyOf, prepareOnce } from "./one-order";
import { fingerprint, type Shown } from "./order-at-once";
import { action as check } from "../routes/checkout";
import { action as payAgain } from "../routes/payment-error";
import { action as order } from "../routes/payment";
import { loader as comeBack } from "../routes/payment-return";
import { payingWorld, type BackendKind, type Fault } from "../testing/paying-world";

type World = ReturnType<typeof payingWorld>;
type Form = Record<string, string>;
type Step =
  | { do: "prepare" }
  | { do: "fill" }
  | { do: "next" }
  | { do: "order"; form: number; way: string }
  | { do: "show" }
  | { do: "atOnce"; form: number; way: string }
  | { do: "again"; way: string | undefined }
  | { do: "decide"; at: number; accepts: boolean }
  | { do: "return" };

const ways = fc.constantFrom("1", "1:5", "2", "13", "17");
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom<Step[]>({ do: "prepare" }, { do: "fill" }) },
  { weight: 2, arbitrary: fc.constant<Step>({ do: "next" }) },
  { weight: 2, arbitrary: fc.constant<Step>({ do: "show" }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("atOnce"), form: fc.nat(3), way: ways }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("order"), form: fc.nat(3), way: ways }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("again"), way: fc.option(ways, { nil: undefined }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("decide"), at: fc.nat(3), accepts: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("return") }) },
);
const kinds: fc.Arbitrary<BackendKind> = fc.record({ knowsKeys: fc.boolean(), looksAtOrders: fc.boolean() });
const faults = (none: number) =>
  fc.array(
    fc.oneof(
      { weight: none, arbitrary: fc.constant<Fault>("none") },
      { weight: 1, arbitrary: fc.constantFrom<Fault[]>("lostBefore", "lostAfter") },
    ),
    { maxLength: 40 },
  );
/**
 * Faults of the next reads (`questions`) and of the next writes (`changes`); writes are fewer and
 * matter more.
 */
const storm = fc.record({ questions: faults(15), changes: faults(2) });
const nextOf = ({ questions, changes }: { questions: Fault[]; changes: Fault[] }, isChange: boolean): Fault =>
  (isChange ? changes : questions).shift() ?? "none";
const calm = (): { questions: Fault[]; changes: Fault[] } => ({ questions: [], changes: [] });

const sent = (path: string, form: Form) =>
  new Request(`http://loggia.localhost${path}`, { method: "POST", body: new URLSearchParams(form) });

const unsent = z.object({ data: z.object({ text: z.literal("checkout.errors.notSent") }) });
const notSentNotice = z.object({ data: z.object({ notice: z.literal("checkout.errors.notSent") }) });

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

/** A browser with several tabs: its redirects and its open payment forms. */
function browser(world: World) {
  const forms: Form[] = [];
  /** The checkout's forms for a one-click order. */
  const shown: { key: string; fields: Shown }[] = [];
  const led: string[] = [];
  const notSent: string[] = [];

  /**
   * Awaits a request's outcome and records its redirect; our own page for a down backend counts as
   * well.
   */
  const end = async (answer: Promise<unknown>) => {
    const given = await answer.catch((error: unknown) => error);
    if (given instanceof Response) led.push(given.headers.get("Location") ?? "");
    else if (given instanceof Error) throw given;
    return given;
  };
  const newest = () => world.orders[0]?.id;
  const prepare = () =>
    world.request(async ({ shop }) => {
      await prepareOnce(shop, true).catch(() => undefined);
      const { prepared } = shop.session;
      // The payment page writes these fields into its form.
      if (!isPrepared(prepared, world.cart)) return;
      world.cartOfKey.set(prepared.key, prepared.cartId);
      forms.push({ key: prepared.key, cents: String(prepared.total) });
    });

  /** Fills the checkout's form for a one-click order. */
  const show = () =>
    world.request(async ({ shop }) => {
      const { cart } = world;
      if (cart.items.length === 0) return;
      const seen = await fingerprint(cart);
      const fields = {
        cart: cart.id,
        newest: newest() ?? 0,
        cents: cart.total,
        changing: 0,
        seen,
        lines: "",
      };
      const key = await orderKeyOf(shop, fields.cart, fields.newest);
      world.cartOfKey.set(key, cart.id);
      shown.push({ key, fields });
    });

  return {
    forms,
    shown,
    led,
    notSent,
    async run(step: Step): Promise<void> {
      if (step.do === "fill") return world.fill();
      if (step.do === "decide") return world.decide(step.at, step.accepts);
      if (step.do === "next") world.fill();
      if (step.do === "prepare" || step.do === "next") return prepare();
      if (step.do === "show") return show();
      if (step.do === "atOnce") {
        const form = nth(shown, step.form);
        if (!form) return;
        const fields = Object.entries(form.fields).map(([name, value]) => [name, String(value)]);
        const body = { ...Object.fromEntries(fields), terms: "on", payment: step.way } as Form;
        const request = sent(paths.checkout, body);
        const given = await world.request(({ context }) => end(check({ context, params: {}, request })));
        if (notSentNotice.safeParse(given).success) notSent.push(form.key);
        return;
      }
      if (step.do === "order") {
        const form = nth(forms, step.form);
        if (!form) return;
        const request = sent("/payment", { ...form, payment: step.way });
        const given = await world.request(({ context }) => end(order({ context, params: {}, request })));
        if (unsent.safeParse(given).success) notSent.push(form.key ?? "");
        return;
      }
      const orderId = newest();
      if (orderId === undefined) return;
      const params = { orderId: String(orderId) };
      if (step.do === "return") {
        const request = new Request(`http://loggia.localhost${paths.paymentReturn(orderId)}?ok=1`);
        await world.request(({ context }) => end(comeBack({ context, params, request })));
        return;
      }
      const fields: Form = step.way === undefined ? {} : { payment: step.way };
      const request = sent(paths.paymentError(orderId), fields);
      await world.request(({ context }) => end(payAgain({ context, params, request })));
    },
  };
}

const nth = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(1, all.length)];

/** Key of the form that a step sends, if it sends an order. */
function keyOfStep({ forms, shown }: ReturnType<typeof browser>, step: Step): string | undefined {
  if (step.do === "order") return nth(forms, step.form)?.key;
  return step.do === "atOnce" ? nth(shown, step.form)?.key : undefined;
}

/** The order whose page, or whose page at the bank, is the redirect's target. */
function orderAt({ orders, authorisations }: World, place = "") {
  const [, page] = /^\/cart\/payment-(?:completed|error|return)\/(\d+)/.exec(place) ?? [];
  const [, bank] = /^https:\/\/bank\.example\/(\d+)$/.exec(place) ?? [];
  const id = page ?? authorisations[Number(bank) - 1]?.orderId;
  return orders.find((order) => order.id === Number(id));
}

/** Invariants after any events in any order. */
function expectOnce(world: World, led: readonly string[]) {
  expect(world.wrong).toEqual([]);
  const carts = world.orders.map(({ cartId }) => cartId);
  expect(carts).toEqual([...new Set(carts)]);
  for (const { id } of world.orders) {
    const alive = world.authorisations.filter(
      (one) => one.orderId === id && ["open", "accepted"].includes(one.state),
    );
    expect(alive.length, `payments of order ${id}`).toBeLessThanOrEqual(1);
  }
  for (const place of led) {
    const [, page] = /^\/cart\/payment-(?:completed|error|return)\/(\d+)/.exec(place) ?? [];
    if (page) expect(world.orders.map(({ id }) => id)).toContain(Number(page));
    const [, bank] = /^https:\/\/bank\.example\/(\d+)$/.exec(place) ?? [];
    if (bank) expect(world.authorisations.map(({ id }) => id)).toContain(Number(bank));
  }
}

// spec paying: a second tab, a retry, a change of type and a lost answer open one authorisation, not two <- app/features/checkout/place-order/buy-once.ts, app/features/checkout/place-order/change-payment.ts
it("buys and pays each cart once in any order of tabs, retries and lost responses", async () => {
  let [orders, payments] = [0, 0];
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { minLength: 1, maxLength: 14 }),
      storm,
      fc.boolean(),
      async (scheduler, steps, planned, knowsKeys) => {
        let left = calm();
        let mixed = false;
        const world = payingWorld(
          (what) => (mixed ? scheduler.schedule(Promise.resolve(), what) : Promise.resolve()),
          (isChange) => nextOf(left, isChange),
          // The state may change between a read and the next call; of two parallel calls only the
          // backend knows the order.
          { knowsKeys, looksAtOrders: true },
        );
        const shopper = browser(world);
        await shopper.run({ do: "prepare" });
        left = structuredClone(planned);
        mixed = true;
        const all = steps.map((step) =>
          scheduler.schedule(Promise.resolve(), step.do).then(() => shopper.run(step)),
        );
        await scheduler.waitIdle();
        await Promise.all(all);
        expectOnce(world, shopper.led);
        // Without a key, a request sent before the next cart was ready may arrive afterwards.
        if (knowsKeys) expect(world.mixedUp).toEqual([]);
        orders += world.orders.length;
        payments += world.authorisations.length;
      },
    ),
    { numRuns: 300 },
  );
  expect(Math.min(orders, payments), "the tests order and pay at all").toBeGreaterThan(50);
});

// spec paying: a second tab, a retry, a change of type and a lost answer open one authorisation, not two
it("gives a true answer to each step in sequence, also after lost responses", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 14 }),
      storm,
      kinds,
      async (steps, planned, kind) => {
        let left = structuredClone(planned);
        const world = payingWorld(
          () => Promise.resolve(),
          (isChange) => nextOf(left, isChange),
          kind,
        );
        const shopper = browser(world);
        for (const step of [{ do: "prepare" } as const, ...steps]) {
          const [led, notSent] = [shopper.led.length, shopper.notSent.length];
          await shopper.run(step);
          const bought = world.orders.map(({ cartId }) => cartId);
          for (const key of shopper.notSent.slice(notSent))
            expect(bought).not.toContain(world.cartOfKey.get(key));
          const place = shopper.led[led];
          const key = keyOfStep(shopper, step);
          const ledTo = orderAt(world, place);
          if (key && ledTo !== undefined)
            expect(ledTo.cartId, "a form leads to its own order").toBe(world.cartOfKey.get(key));
          const bank = place?.startsWith("https://bank.example/");
          if (bank) {
            const { state } = world.authorisations[Number(place?.split("/").at(-1)) - 1] ?? {};
            expect(state, "a bank's page one is led to waits for its payment").toBe("open");
          }
          if (place?.startsWith("/cart/payment-error/")) expect(world.orders[0]?.suspended).toBe(true);
        }
        // The faults are over: sending each form again buys no cart a second time.
        const carts = world.orders.length;
        left = calm();
        const again: Step[] = [
          ...shopper.forms.map((_, form): Step => ({ do: "order", form, way: "2" })),
          ...shopper.shown.map((_, form): Step => ({ do: "atOnce", form, way: "2" })),
        ];
        for (const step of again) {
          const bought = [...world.orders.map(({ cartId }) => cartId)];
          await shopper.run(step);
          const cartId = world.cartOfKey.get(keyOfStep(shopper, step) ?? "") ?? 0;
          if (bought.includes(cartId)) expect(world.orders.map((one) => one.cartId)).toEqual(bought);
        }
        expect(world.orders.length).toBeLessThanOrEqual(carts + 1);
        expect(world.mixedUp).toEqual([]);
        expectOnce(world, shopper.led);
      },
    ),
    { numRuns: 800 },
  );
});
