import { request as send, type IncomingHttpHeaders } from "node:http";
import type { BrowserContext } from "@playwright/test";

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };
type Asked = {
  method?: string;
  headers?: Record<string, string>;
  /** fields of a form */
  form?: Record<string, string> | [string, string][];
  /** a body as it is */
  body?: string | Buffer;
};

/** Requests without a browser, to a host of the shop: cookies are kept, redirects are not followed. */
export class Visitor {
  private readonly jar = new Map<string, string>();

  constructor(
    private readonly port: number,
    private readonly host: string,
  ) {}

  static of(shop: string): Visitor {
    const { port, host } = new URL(shop);
    return new Visitor(Number(port), host);
  }

  /** With the cookies a browser has for this shop. */
  static async like(context: BrowserContext, shop: string): Promise<Visitor> {
    const visitor = Visitor.of(shop);
    for (const { name, value } of await context.cookies(shop)) visitor.jar.set(name, value);
    return visitor;
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

  ask(path: string, { method = "GET", headers = {}, form, body }: Asked = {}): Promise<Answer> {
    const content = form ? new URLSearchParams(form).toString() : body;
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    return new Promise((resolve, reject) => {
      const request = send(
        {
          host: "127.0.0.1",
          port: this.port,
          path,
          method,
          headers: {
            Host: this.host,
            Accept: "text/html",
            ...(cookie && { Cookie: cookie }),
            ...(form && { "Content-Type": "application/x-www-form-urlencoded" }),
            ...(content !== undefined && { "Content-Length": String(Buffer.byteLength(content)) }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("error", reject);
          response.on("end", () => {
            this.remember(response.headers["set-cookie"] ?? []);
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks).toString(),
            });
          });
        },
      );
      request.on("error", reject);
      request.end(content);
    });
  }

  private remember(cookies: string[]): void {
    for (const cookie of cookies) {
      const [pair = "", ...attributes] = cookie.split(";");
      const [name = "", ...value] = pair.split("=");
      if (attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) this.jar.delete(name);
      else this.jar.set(name, value.join("="));
    }
  }
}
