import { ask, type Asked } from "./http";

type Kind =
  | "regular"
  | "new"
  | "changing"
  | "unconfirmed"
  | "master1"
  | "master2"
  | "beta"
  | "incomplete"
  | "employee"
  | "delivering"
  | "busy"
  | "company";
export type Fault = "slow" | "down" | "419" | "refuse" | "lost" | "late" | "empty" | "malformed" | "unmade";
export type Scenario =
  | Fault
  | "slot-full"
  | "price-changed"
  | "payment-refused"
  | "recaptcha"
  | "idp-rubbish"
  | "idp-foreign"
  | "push-refused"
  | "app-update"
  | "plain"
  | "no-prices"
  | "other-packs"
  | "other-nutrition"
  | "other-errors"
  | "other-page"
  | "awkward-pictures"
  | "price-included"
  | "cms-down"
  | "cms-slow"
  | "cms-broken"
  | "cms-huge"
  | "cms-javascript";
export type Login = { login: string; password: string };
export type Call = {
  method: string;
  path: string;
  query: string;
  status: number;
  login: string;
  body?: string;
};

export const demo = (kind: Kind): Login => ({ login: `${kind}@example.com`, password: "bottega-demo" });

/** The sandbox's control endpoints (docs/wire.md): clock, scenarios, shoppers, mail. */
export class Sandbox {
  constructor(
    private readonly port: number,
    readonly tenant = "loggia",
  ) {}

  at(tenant: string) {
    return new Sandbox(this.port, tenant);
  }
  /** Resets every chain to its initial state and sets the clock to `now`. */
  async reset(now: string) {
    await Promise.all(
      ["loggia", "quantobasta", "terrecomuni"].map((tenant) => this.at(tenant).post("reset", { now })),
    );
  }
  clock(advanceMinutes: number) {
    return this.post("clock", { advanceMinutes });
  }
  scenario(name: Scenario, on = true, shopper?: string, seconds?: number) {
    return this.post("scenario", { name, on, shopper, seconds });
  }
  /**
   * Sets a fault for the next `times` calls of a path: `fault("lost", { path: "cart/add", times: 3
   * })`.
   */
  fault(
    name: Fault,
    meets: { path?: string; times?: number; shopper?: string; seconds?: number },
    on = true,
  ) {
    return this.post("scenario", { name, on, ...meets });
  }
  /** Changes or adds a page of the content system. */
  content(page: { slug: string; title: string; html: string; validity?: string }) {
    return this.post("content", page);
  }
  /** Changes or adds a slide of the home. */
  slide(slide: {
    id: number;
    title: string;
    link?: string;
    from?: string;
    to?: string;
    service?: "1" | "2";
  }) {
    return this.post("slide", slide);
  }
  shopper(like: Kind): Promise<Login> {
    return this.post("shopper", { like });
  }
  /** All payment authorisations an order ever had. */
  async payments(orderId: number): Promise<{ paymentTypeId: number; state: string; cents: number }[]> {
    const path = `orders/${orderId}/payments`;
    return (await this.get<{ payments: { paymentTypeId: number; state: string; cents: number }[] }>(path))
      .payments;
  }
  advance(orderId: number) {
    return this.post(`orders/${orderId}/advance`, {});
  }
  async calls(): Promise<Call[]> {
    return (await this.get<{ calls: Call[] }>("calls")).calls;
  }
  clearCalls() {
    return this.post("calls/clear", {});
  }
  mail(to: string) {
    return this.get<{ mails: { subject: string; text: string; links: string[] }[] }>(
      `mail?to=${encodeURIComponent(to)}`,
    );
  }
  /** Calls the backend directly, as any eBSN client would: `products?page=1`. */
  api(path: string, asked?: Asked) {
    return ask(`127.0.0.1:${this.port}`, `/t/${this.tenant}/ebsn/api/${path}`, asked);
  }

  private async get<T>(path: string): Promise<T> {
    return JSON.parse((await this.control(path)).body) as T;
  }
  private async post<T>(path: string, body: object): Promise<T> {
    const answer = await this.control(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(body),
    });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.body}`);
    return JSON.parse(answer.body) as T;
  }
  private control(path: string, asked?: Asked) {
    return ask(`127.0.0.1:${this.port}`, `/t/${this.tenant}/sandbox/${path}`, asked);
  }
}
