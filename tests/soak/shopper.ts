import { ask, type Answer } from "../../e2e/http";
import { Visitor } from "../../e2e/visitor";
import type { Login } from "../../e2e/sandbox";
import { readHtml, type PageContent, type PageForm } from "../http/html";
import { faultsOf } from "../http/honest";
import type { Random } from "../http/random";
import type { Diary } from "./diary";

/** The page that a browser without script has reached. */
export type Landed = PageContent & {
  status: number;
  /** Path and query. */
  path: string;
  body: string;
  /** True for a page of the shop that is not an error page. */
  well: boolean;
};
export type Posted = { answers: Answer[]; page: Landed };
type Fields = [string, string][];

const mostHops = 8;
const marks = /zq[a-z0-9]+qz/g;

/** A mark in a shopper's own words that no other shopper uses. */
const markOf = (name: string) => `zq${name.toLowerCase().replace(/[^a-z0-9]/g, "")}qz`;

/**
 * A shopper without a browser: opens pages, sends their forms once or several times at once,
 * follows redirects. Every response is checked.
 */
export class Shopper {
  private readonly visitor: Visitor;
  private readonly address: string;
  readonly mark: string;
  page: Landed | undefined;

  constructor(
    readonly name: string,
    readonly who: Login,
    private readonly shop: string,
    private readonly gateway: string,
    readonly random: Random,
    readonly diary: Diary,
  ) {
    this.visitor = Visitor.of(shop);
    this.mark = markOf(name);
    // An own IP address, because of the rate limits by address.
    this.address = `192.0.2.${1 + random.below(250)}`;
  }

  async open(path: string): Promise<Landed> {
    return this.follow(await this.send(path), path);
  }

  /** Presses a form's button `times` at once and follows the last response. */
  async submit(form: PageForm, more: Fields = [], times = 1): Promise<Posted> {
    const path = this.resolve(form.action);
    const names = new Set(more.map(([name]) => name));
    return this.post(path, [...form.fields.filter(([name]) => !names.has(name)), ...more], times);
  }

  async post(path: string, fields: Fields, times = 1): Promise<Posted> {
    const sent = Array.from({ length: times }, () => this.send(path, fields));
    const answers = await Promise.all(sent);
    const last = answers.at(-1);
    if (!last) throw new Error("Nothing was sent.");
    return { answers, page: await this.follow(last, path) };
  }

  /** Follows a form's redirects through the shop and the bank to the last page. */
  private async follow(first: Answer, from: string): Promise<Landed> {
    let [answer, path] = [first, from];
    for (let hops = 0; answer.status >= 300 && answer.status < 400; hops += 1) {
      const to = new URL(String(answer.headers.location ?? "/"), this.shop + path);
      if (hops === mostHops) {
        this.diary.fault(this.name, `redirects without an end at ${path}`);
        break;
      }
      if (to.origin === this.gateway) answer = await this.bank(to);
      else {
        path = to.pathname + to.search;
        answer = await this.send(path);
      }
    }
    const content = readHtml(answer.body);
    const { status, body } = answer;
    this.page = { ...content, status, path, body, well: status < 500 && !path.startsWith("/service-down") };
    for (const { kind, text } of content.toasts) this.diary.note(this.name, `  said ${kind}: ${text.trim()}`);
    return this.page;
  }

  /** Pays, refuses or leaves; sometimes twice at once. */
  private async bank(to: URL): Promise<Answer> {
    const action = this.random.weighted({ accept: 6, refuse: 1, abandon: 1 });
    const press = () => ask(to.host, to.pathname, { method: "POST", form: { action } });
    const [answer, second] = await Promise.all([press(), this.random.chance(0.2) ? press() : undefined]);
    this.diary.note(
      this.name,
      `  at the bank: ${action}${second ? " x2" : ""} -> ${answer.headers.location}`,
    );
    this.diary.count(`bank: ${action}`);
    return answer;
  }

  private async send(path: string, form?: Fields): Promise<Answer> {
    const headers = { "CF-Connecting-IP": this.address };
    const answer = await (form ? this.visitor.post(path, form, headers) : this.visitor.get(path, headers));
    const { status } = answer;
    const shown = (form ?? []).filter(([name]) => name !== "password").map((field) => field.join("="));
    this.diary.note(
      this.name,
      `${form ? "POST" : "GET "} ${path} ${shown.join("&")} -> ${status} ${answer.headers.location ?? ""}`,
    );
    this.diary.count("requests");
    this.diary.count(`status ${status}`);
    const host = new URL(this.shop).host;
    for (const fault of faultsOf(answer, { host, gateway: this.gateway }))
      this.diary.fault(this.name, `${form ? "POST" : "GET"} ${path}: ${fault}`);
    const foreign = (answer.body.match(marks) ?? []).find((mark) => mark !== this.mark);
    if (foreign) this.diary.fault(this.name, `${path} shows what belongs to ${foreign}`);
    return answer;
  }

  private resolve(action: string): string {
    const to = new URL(action || (this.page?.path ?? "/"), this.shop + (this.page?.path ?? "/"));
    return to.pathname + to.search;
  }
}
