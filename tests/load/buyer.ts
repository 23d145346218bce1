import type { Sandbox } from "../../e2e/sandbox";
import { readyToOrder } from "../../e2e/scene";
import type { PageForm } from "../http/html";
import { randomOf } from "../http/random";
import { Diary } from "../soak/diary";
import { Shopper } from "../soak/shopper";
import { Truth } from "../soak/truth";
import { posts } from "../soak/step";

const mostTries = 6;

/**
 * A shopper who must get a single order for a full cart from a failing backend: presses, reads the
 * shop's message, and presses again.
 */
export class Buyer {
  private form: PageForm | undefined;
  private before = new Set<number>();

  private constructor(
    private readonly shopper: Shopper,
    private readonly truth: Truth,
    readonly diary: Diary,
  ) {}

  /** A signed-in buyer with a cart, on the page with the order button. */
  static async ready(sandbox: Sandbox, shop: string, gateway: string, number: number): Promise<Buyer> {
    const { who } = await readyToOrder(sandbox);
    const diary = new Diary();
    const shopper = new Shopper(`buyer-${number}`, who, shop, gateway, randomOf(number), diary);
    const buyer = new Buyer(shopper, new Truth(sandbox, who), diary);
    buyer.before = new Set((await buyer.truth.orders()).keys());
    await shopper.post("/login", Object.entries(who));
    await buyer.toPayment();
    if (!buyer.form) throw new Error(`${who.login} does not come to the payment: ${shopper.page?.path}`);
    return buyer;
  }

  private async toPayment(): Promise<void> {
    const page = await this.shopper.open("/checkout");
    const [form] = posts(page, /^$|^\/checkout/);
    if (!form) return;
    const { page: next } = await this.shopper.submit(form, [["terms", "on"]]);
    this.form = next.path.startsWith("/payment") ? posts(next, /^$|^\/payment/)[0] : undefined;
  }

  /** Presses twice at once, as an impatient shopper does; true if the shop confirms the order. */
  async press(): Promise<boolean> {
    if (!this.form) return false;
    const [payment = ""] = (this.form.choices.payment ?? []).slice(-1);
    const form = { ...this.form, action: this.form.action || "/payment" };
    const { page } = await this.shopper.submit(form, [["payment", payment]], 2);
    return page.path.startsWith("/cart/payment-completed/");
  }

  /** Once the backend is back, looks at the orders and repeats the order if it is missing. */
  async finish(): Promise<boolean> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const orders = await this.shopper.open("/profile/orders");
      const known = orders.links.flatMap((link) => /^\/profile\/orders\/(\d+)$/.exec(link)?.[1] ?? []);
      if (orders.well && known.some((id) => !this.before.has(Number(id)))) return true;
      if (orders.well) {
        await this.toPayment();
        if (await this.press()) return true;
      }
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    return false;
  }

  /** Number of new orders of this shopper in the backend. */
  async orders(): Promise<number> {
    return [...(await this.truth.orders()).keys()].filter((id) => !this.before.has(id)).length;
  }
}
