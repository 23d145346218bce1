import { fits, noBounds } from "./bounds";
import type { Amounts, CartLine } from "./truth";

/**
 * A form's target for one product: this quantity, or at least this quantity (as for each line of a
 * list).
 */
export type Target = { productId: number; value: number; atLeast: boolean };
/**
 * Outcome of a form:
 * - `sure`: the shop confirmed it
 * - `unsure`: the shop reported a failure or an unknown result
 * - `none`: the shop only asked for a confirmation
 * - `pending`: the shop first asks for a login, a place or a slot, or offers the action again.
 */
export type Outcome = "sure" | "unsure" | "none" | "pending";

/** Max time that a call may still run after the shop's timeout, in ms. */
const lateMs = 15_000;
/** Max lifetime of a pending action in the shop, in ms. */
const pendingMs = 600_000;

type Maybe = Target & { until: number };
/**
 * `lines`: the cart's content at each submission. A refused form has the same key when it is sent
 * again for a changed cart.
 */
type Attempt = { lines: Amounts[]; orderId?: number; until: number };

/**
 * Expected state of a shopper's cart and orders. A confirmed change must be there; an unconfirmed
 * change may be there or not, without any state between. A quantity that cannot be bought may
 * become the nearest quantity that can.
 */
export class Ledger {
  private lines: Amounts = new Map();
  private maybes: Maybe[] = [];
  private orders: Set<number> | undefined;
  /** By the form's key: a form sent twice is one attempt. */
  private readonly attempts = new Map<string, Attempt>();

  /** Records the result of a form about the cart. */
  asked(targets: Target[], outcome: Outcome): void {
    for (const target of outcome === "none" ? [] : targets) {
      if (outcome === "sure") this.lines.set(target.productId, this.after(target));
      else this.maybes.push({ ...target, until: Date.now() + (outcome === "pending" ? pendingMs : lateMs) });
    }
  }

  /**
   * Records the result of a form that pays for these lines, with the order's number if the shop
   * named it.
   */
  paid(key: string, lines: Amounts, orderId?: number): void {
    const before = this.attempts.get(key);
    const until = Date.now() + lateMs;
    this.attempts.set(key, {
      lines: [...(before?.lines ?? []), lines],
      orderId: orderId ?? before?.orderId,
      until,
    });
  }

  /** Stores the initial state, which later states are compared with. */
  begin(cart: CartLine[], orders: readonly number[]): void {
    this.lines = new Map(cart.map(({ productId, quantity }) => [productId, quantity]));
    this.orders = new Set(orders);
  }

  /** Orders that did not exist at the last check. */
  newOrders = (orders: readonly number[]): number[] => [...orders].filter((id) => !this.orders?.has(id));

  /** Differences between the backend's data and the expected state. Changes no state. */
  faults(cart: CartLine[], orders: Map<number, Amounts>, known: Set<number>): string[] {
    return [...this.orderFaults(orders, known), ...this.lineFaults(cart, orders.size > 0)];
  }

  /** Stores the backend's data as the new expected state. */
  settle(cart: CartLine[], orders: readonly number[]): void {
    const fresh = this.newOrders(orders);
    this.begin(cart, orders);
    for (const [key, { orderId, until }] of this.attempts)
      if (orderId !== undefined || fresh.length > 0 || until < Date.now()) this.attempts.delete(key);
    this.maybes = this.maybes.filter(({ until }) => until > Date.now());
  }

  private orderFaults(fresh: Map<number, Amounts>, known: Set<number>): string[] {
    const faults: string[] = [];
    for (const id of this.orders ?? []) if (!known.has(id)) faults.push(`order ${id} is lost`);
    const attempts = [...this.attempts.values()];
    for (const { orderId } of attempts)
      if (orderId !== undefined && !known.has(orderId))
        faults.push(`order ${orderId} was confirmed and is not there`);
    if (fresh.size > attempts.length)
      faults.push(`${fresh.size} orders of ${attempts.length} forms: ${[...fresh.keys()].join(", ")}`);
    const carts = attempts.flatMap((attempt) => attempt.lines);
    for (const [id, lines] of fresh)
      if (carts.length > 0 && !carts.some((cart) => same(cart, lines)))
        faults.push(`order ${id} holds ${words(lines)}, the cart held ${carts.map(words).join("; or ")}`);
    return faults;
  }

  private lineFaults(cart: CartLine[], ordered: boolean): string[] {
    const faults: string[] = [];
    const seen = new Set<number>();
    for (const { productId } of cart) {
      if (seen.has(productId)) faults.push(`product ${productId} has two lines`);
      seen.add(productId);
    }
    const lines = new Map(cart.map((line) => [line.productId, line]));
    for (const productId of new Set([...this.lines.keys(), ...seen])) {
      const { quantity: held, bounds } = lines.get(productId) ?? { quantity: 0, bounds: noBounds };
      const before = ordered ? 0 : (this.lines.get(productId) ?? 0);
      const allowed = [before, ...this.maybe(productId, before)];
      if (!allowed.some((one) => near(one, held) || (one > 0 && fits(bounds, one, held))))
        faults.push(
          `product ${productId}: ${held} in the cart, where only ${[...new Set(allowed)].join(" or ")} can be`,
        );
    }
    return faults;
  }

  private maybe = (productId: number, before: number): number[] =>
    this.maybes
      .filter((maybe) => maybe.productId === productId)
      .map(({ value, atLeast }) => (atLeast ? Math.max(before, value) : value));

  private after = ({ productId, value, atLeast }: Target): number =>
    atLeast ? Math.max(this.lines.get(productId) ?? 0, value) : value;
}

const near = (a: number, b: number) => Math.abs(a - b) < 0.0005;
const same = (a: Amounts, b: Amounts) =>
  a.size === b.size && [...a].every(([id, quantity]) => near(quantity, b.get(id) ?? 0));
const words = (lines: Amounts | undefined) =>
  [...(lines ?? [])].map(([id, quantity]) => `${quantity} of ${id}`).join(", ") || "nothing";
