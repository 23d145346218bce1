import { eq } from "drizzle-orm";
import type { Context } from "hono";
import type { AppEnv, Sandbox } from "../../kernel/sandbox";
import { shopOrigin } from "../../kernel/shop-address";
import { signInCodes, signInFlows, type SignInFlow } from "../person-tables";
import { personAt, type KnownPerson, type Provider } from "./known-people";

const minute = 60_000;
const flowMinutes = 30;
const codeMinutes = 5;

/**
 * Begins a login at a provider, bound to the client's session. Returns the address of the
 * provider's page.
 */
export function beginFlow(c: Context<AppEnv>, provider: Provider, relay: string): string {
  const { db, clock, base } = c.get("sandbox");
  const flow: SignInFlow = {
    flowId: crypto.randomUUID(),
    provider,
    clientSession: c.get("clientSession"),
    shop: shopOrigin(c),
    relay,
    begunAt: clock.now(),
  };
  db.insert(signInFlows).values(flow).run();
  const query = new URLSearchParams({ flow: flow.flowId });
  if (provider === "saml") query.set("RelayState", flow.flowId);
  return `${base}/identity/${provider}?${query.toString()}`;
}

/** Returns an open login flow; undefined if it is unknown, finished or expired. */
export function openFlow({ db, clock }: Sandbox, provider: Provider, flowId: string): SignInFlow | undefined {
  const flow = db.select().from(signInFlows).where(eq(signInFlows.flowId, flowId)).get();
  if (flow?.provider !== provider) return undefined;
  return flow.begunAt + flowMinutes * minute > clock.now() ? flow : undefined;
}

/** Creates the provider's response code, valid once and for one chain. */
export function makeCode(
  { db, clock }: Sandbox,
  { flowId }: SignInFlow,
  person: KnownPerson,
  companyId: number,
): string {
  const code = crypto.randomUUID();
  db.insert(signInCodes).values({ code, flowId, person: person.id, companyId, madeAt: clock.now() }).run();
  return code;
}

/**
 * Consumes a response code with its flow and returns the person; undefined if the code is not
 * trusted.
 * The code must be this chain's, fresh, and used by the client that began the flow.
 */
export function redeem(
  c: Context<AppEnv>,
  provider: Provider,
  code: string,
): { flow: SignInFlow; person: KnownPerson } | undefined {
  const sandbox = c.get("sandbox");
  const { db, clock, tenant } = sandbox;
  const row = db.delete(signInCodes).where(eq(signInCodes.code, code)).returning().get();
  if (!row) return undefined;
  const flow = openFlow(sandbox, provider, row.flowId);
  db.delete(signInFlows).where(eq(signInFlows.flowId, row.flowId)).run();
  const person = personAt(provider, row.person);
  const isFresh = row.madeAt + codeMinutes * minute > clock.now();
  const isOurs = row.companyId === tenant.companyId && flow?.clientSession === c.get("clientSession");
  return flow && person && isFresh && isOurs ? { flow, person } : undefined;
}
