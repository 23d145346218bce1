import { setStage, type Stage } from "../../e2e/addresses";
import { ask, type Answer } from "../../e2e/http";
import { Sandbox, type Login } from "../../e2e/sandbox";
import { Visitor } from "../../e2e/visitor";
import type { RunningShop } from "../../workers/run/miniflare.mjs";
import { faultsOf } from "../http/honest";
import { randomOf } from "../http/random";
import { harvest, type Corpus } from "./harvest";
import { reflections } from "./reflection";
import { requestOf, type FuzzRequest } from "./request";

export type FuzzOptions = { seed: number; requests: number; from?: number; atOnce?: number };
export type FuzzReport = {
  statuses: Map<number, number>;
  faults: { index: number; fault: string; sent: string }[];
};

const tenant = "loggia";
const morning = "2026-11-24T08:00:00+01:00";

/** A shop in its initial state, a shopper, and the addresses and forms of its pages. */
type Prepared = { shop: RunningShop; origin: string; stage: Stage; corpus: Corpus };

export async function prepare(shop: RunningShop): Promise<Prepared> {
  const sandbox = new Sandbox(shop.sandboxPort, tenant);
  await sandbox.reset(morning);
  const origin = shop.shopOrigin(tenant);
  const stage = await setStage(sandbox, origin);
  return { shop, origin, stage, corpus: await harvest(stage) };
}

/**
 * Sends requests that no page of the shop makes to every route of the table. The seed and a
 * request's number reproduce the request; the shop's state depends on earlier requests.
 */
export async function fuzz(
  { shop, origin, stage, corpus }: Prepared,
  options: FuzzOptions,
): Promise<FuzzReport> {
  const { seed, requests, from = 0, atOnce = 8 } = options;
  const shopper = new ReturningShopper((times) => signIn(origin, stage.who, householdOf(-times)));
  const report: FuzzReport = { statuses: new Map(), faults: [] };
  const { host } = new URL(origin);
  let next = from;
  async function work(): Promise<void> {
    while (next < from + requests) {
      const index = next;
      next += 1;
      const request = makeRequest(seed, index, corpus);
      const answer = await sendTo(
        host,
        request,
        await (request.as === "shopper" ? shopper.get() : undefined),
        householdOf(index),
      );
      if (request.as === "shopper" && endsSession(answer)) shopper.forget();
      report.statuses.set(answer.status, (report.statuses.get(answer.status) ?? 0) + 1);
      const sent = { host, gateway: shop.sandboxOrigin, json: asksForJson(request.headers) };
      for (const fault of [...faultsOf(answer, sent), ...reflections(answer, origin + request.path)])
        report.faults.push({ index, fault, sent: describe(request) });
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return report;
}

const makeRequest = (seed: number, index: number, corpus: Corpus): FuzzRequest =>
  requestOf(randomOf(Math.imul(seed, 0x9e3779b1) ^ index), corpus, tenant);

async function sendTo(
  host: string,
  request: FuzzRequest,
  as: Visitor | undefined,
  household: Record<string, string>,
): Promise<Answer> {
  const { method, path, headers, cookie, body } = request;
  const own = [...(as?.cookies ?? [])].map(([name, value]) => `${name}=${value}`);
  const cookies = [...own, ...(cookie ? [cookie] : [])].join("; ");
  return ask(host, path, {
    method,
    body,
    headers: { Accept: "text/html", ...(cookies && { Cookie: cookies }), ...household, ...asBytes(headers) },
  });
}

/** Each request has its own IP address, because rate limits by address are tested elsewhere. */
const householdOf = (index: number) => ({
  "CF-Connecting-IP": `2001:db8:${(index & 0xffff).toString(16)}:${(index >> 16) & 0xffff}::1`,
});

async function signIn(origin: string, who: Login, household: Record<string, string>): Promise<Visitor> {
  const visitor = Visitor.of(origin);
  const { status } = await visitor.post("/login", { ...who, remember: "on" }, household);
  if (status !== 303) throw new Error(`Login answered ${status}`);
  return visitor;
}

/** Headers are bytes; other characters become question marks. */
const asBytes = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replace(/[^\x20-\x7e]/g, "?")]),
  );

function asksForJson(headers: Record<string, string>): boolean {
  const accept = Object.entries(headers).find(([name]) => name.toLowerCase() === "accept")?.[1] ?? "";
  return /\bapplication\/json\b/i.test(accept) && !/\btext\/html\b/i.test(accept);
}

const endsSession = ({ headers }: Answer) =>
  (headers["set-cookie"] ?? []).some((cookie) => /-login=;/.test(cookie) && /max-age=0/i.test(cookie));

/** A signed-in shopper who signs in again after the session has ended. */
class ReturningShopper {
  private visitor: Promise<Visitor> | undefined;
  private times = 0;
  constructor(private readonly signIn: (times: number) => Promise<Visitor>) {}
  get = () => (this.visitor ??= this.signIn((this.times += 1)));
  forget(): void {
    this.visitor = undefined;
  }
}

/** Text of a request for the report of a fault. */
const describe = ({ method, path, as, headers, cookie, body }: FuzzRequest): string =>
  [
    `${method} ${path.slice(0, 300)} as ${as}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value.slice(0, 100)}`),
    ...(cookie ? [`Cookie: ${cookie.slice(0, 100)}`] : []),
    ...(body ? [body.slice(0, 600)] : []),
  ].join("\n    ");
