import type { BrowserContext, Page } from "@playwright/test";
import { ask, type Answer, type Asked } from "./http";
import type { Login } from "./sandbox";

/** A client without a browser at one host of the shop: stores cookies, follows no redirects. */
export class Visitor {
  private readonly jar = new Map<string, string>();

  private constructor(private readonly host: string) {}

  static of(shop: string): Visitor {
    return new Visitor(new URL(shop).host);
  }

  /** A client with the cookies a browser has for this shop. */
  static async like(context: BrowserContext, shop: string): Promise<Visitor> {
    const visitor = Visitor.of(shop);
    for (const { name, value } of await context.cookies(shop)) visitor.jar.set(name, value);
    return visitor;
  }

  /** Another client with a copy of the same cookies. */
  copy(): Visitor {
    const other = new Visitor(this.host);
    for (const [name, value] of this.jar) other.jar.set(name, value);
    return other;
  }

  setCookie(name: string, value: string): void {
    this.jar.set(name, value);
  }
  get cookies(): ReadonlyMap<string, string> {
    return this.jar;
  }

  get = (path: string, headers?: Record<string, string>) => this.ask(path, { headers });
  post = (path: string, form: Asked["form"], headers?: Record<string, string>) =>
    this.ask(path, { method: "POST", form, headers });

  async ask(path: string, asked: Asked = {}): Promise<Answer> {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await ask(this.host, path, {
      ...asked,
      headers: { Accept: "text/html", ...(cookie && { Cookie: cookie }), ...asked.headers },
    });
    for (const written of answer.headers["set-cookie"] ?? []) this.remember(written);
    return answer;
  }

  /** Signs in by the form's own request. Throws if the shop refuses. */
  async logIn(who: Login, remember?: "on"): Promise<void> {
    const { status } = await this.post("/login", { ...who, ...(remember && { remember }) });
    if (status !== 303) throw new Error(`Login answered ${status}`);
  }

  private remember(cookie: string): void {
    const [pair = "", ...attributes] = cookie.split(";");
    const [name = "", ...value] = pair.split("=");
    if (attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) this.jar.delete(name);
    else this.jar.set(name, value.join("="));
  }
}

/** A signed-in client, for as long as the shop remembers the session. */
export async function signedIn(shop: string, who: Login): Promise<Visitor> {
  const visitor = Visitor.of(shop);
  await visitor.logIn(who, "on");
  return visitor;
}

/** Copies a client's session into this browser. */
export const bring = (page: Page, person: Visitor, shop: string): Promise<void> =>
  page.context().addCookies([...person.cookies].map(([name, value]) => ({ name, value, url: shop })));
