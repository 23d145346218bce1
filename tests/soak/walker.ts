import type { Good } from "../../e2e/goods";
import type { PageForm } from "../http/html";
import { outcomeOf, targetsOf } from "./effects";
import { Ledger } from "./ledger";
import { nextStep } from "./on-the-way";
import type { Landed, Posted, Shopper } from "./shopper";
import type { Truth } from "./truth";

type Fields = [string, string][];
type Around = {
  tenant: string;
  /** Addresses of this shopper's own data (`own`) and of other shoppers' data (`others`). */
  own: string[];
  others: () => string[];
};
const mostSteps = 6;
const againMs = 700;

/**
 * A shopper with a model: each submission is recorded in the ledger, then the backend is compared
 * with the ledger.
 */
export class Walker {
  private readonly ledger = new Ledger();
  private cart: Awaited<ReturnType<Truth["cart"]>> = [];

  constructor(
    readonly shopper: Shopper,
    readonly truth: Truth,
    /** Goods without limits and options. */
    readonly goods: readonly Good[],
    private readonly around: Around,
  ) {}

  get tenant(): string {
    return this.around.tenant;
  }
  get own(): string[] {
    return this.around.own;
  }
  get others(): () => string[] {
    return this.around.others;
  }

  async begin(): Promise<void> {
    const [cart, orders] = [await this.truth.cart(), await this.truth.orders()];
    this.cart = cart;
    this.ledger.begin(cart, [...orders.keys()]);
    await this.shopper.open("/login");
    await this.goOn();
  }

  /**
   * Sends a form of the page once, twice or three times at once, then handles the intermediate
   * pages.
   */
  async press(form: PageForm, more: Fields = []): Promise<Posted> {
    const times = this.shopper.random.pick([1, 1, 2, 3]);
    const posted = await this.send(form, more, times);
    await this.check();
    return { ...posted, page: await this.goOn() };
  }

  /** Sets a quantity by one of the form's buttons, or types it. */
  aim(form: PageForm): Promise<Posted> {
    const { random } = this.shopper;
    const [buttons, typed] = [form.buttons, String(1 + random.below(6))];
    const canType = form.fields.some(([name]) => name === "quantity");
    const button = buttons.length > 0 ? random.pick(buttons) : undefined;
    if (canType && (random.chance(0.4) || !button))
      return this.press(form, [
        ["quantity", typed],
        ["intent", "set"],
      ]);
    return this.press(form, button ? [[button.name, button.value]] : []);
  }

  /** Handles intermediate pages: login, address, slot, interrupted form, shop that was down. */
  async goOn(): Promise<Landed> {
    for (let steps = 0; steps < mostSteps; steps += 1) {
      const page = this.shopper.page ?? (await this.shopper.open("/"));
      const next = nextStep(page, this.shopper.random, this.shopper.who);
      if (!next) return page;
      if ("open" in next) await this.shopper.open(next.open);
      else {
        await this.send(next.form, next.more, next.times);
        await this.check();
      }
    }
    return this.shopper.page ?? this.shopper.open("/");
  }

  /**
   * Compares the backend with the ledger; a difference is checked again, because calls may still be
   * running.
   */
  async check(): Promise<void> {
    let faults = await this.compare();
    if (faults.length > 0) {
      await new Promise((resolve) => setTimeout(resolve, againMs));
      faults = await this.compare();
    }
    for (const fault of faults) this.shopper.diary.fault(this.shopper.name, fault);
    this.ledger.settle(this.cart, [...this.known.keys()]);
  }

  private known = new Map<number, number>();
  private async compare(): Promise<string[]> {
    this.cart = await this.truth.cart();
    this.known = await this.truth.orders();
    const fresh = new Map<number, Map<number, number>>();
    for (const id of this.ledger.newOrders([...this.known.keys()])) fresh.set(id, await this.truth.order(id));
    return this.ledger.faults(this.cart, fresh, new Set(this.known.keys()));
  }

  private async send(form: PageForm, more: Fields, times: number): Promise<Posted> {
    const { shopper, truth, ledger } = this;
    const names = new Set(more.map(([name]) => name));
    const fields: Fields = [...form.fields.filter(([name]) => !names.has(name)), ...more];
    const action = form.action || shopper.page?.path || "/";
    const path = new URL(action, "http://shop").pathname;
    const targets = await targetsOf(path, fields, {
      cart: this.cart,
      list: (id) => truth.list(id),
      order: (id) => truth.order(id),
    });
    const posted = await shopper.submit({ ...form, action }, more, times);
    if (path === "/payment") this.notePayment(Object.fromEntries(fields).key ?? "", posted.page);
    const outcome = outcomeOf(posted.page);
    ledger.asked(targets, outcome);
    if (targets.length > 0) shopper.diary.count(`cart changes ${outcome}`);
    shopper.diary.count("forms");
    shopper.diary.count("posts", times);
    return posted;
  }

  private notePayment(key: string, page: Landed): void {
    const lines = new Map(this.cart.map(({ productId, quantity }) => [productId, quantity]));
    const orderId = /^\/cart\/payment-(?:completed|error)\/(\d+)/.exec(page.path)?.[1];
    this.ledger.paid(key, lines, orderId ? Number(orderId) : undefined);
    this.shopper.diary.count(orderId ? "orders confirmed" : "orders not confirmed");
  }
}
