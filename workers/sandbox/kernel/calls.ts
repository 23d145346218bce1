import { count, desc } from "drizzle-orm";
import type { Context, MiddlewareHandler } from "hono";
import { readInput } from "./body";
import { hasNames, unnamedFields } from "./named-fields";
import { romeIso } from "./rome-time";
import type { AppEnv, Sandbox } from "./sandbox";
import { calls } from "./tables";

const listed = 500;
const longestBody = 2000;

/** Logs every API call that got a response. */
export const countCalls: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const { db, clock } = c.get("sandbox");
  const url = new URL(c.req.url);
  const login = c.get("session")?.login ?? "";
  db.insert(calls)
    .values({
      method: c.req.method,
      path: url.pathname,
      query: withoutSecrets(url.search),
      body: await postedText(c),
      unnamed: await unnamedOf(c, url.pathname),
      status: c.res.status,
      login,
      at: clock.now(),
    })
    .run();
};

async function unnamedOf(c: Context<AppEnv>, pathname: string): Promise<string> {
  const call = pathname.replace(/^\/ebsn\/api/, "");
  return hasNames(call) ? unnamedFields(call, await readInput(c)).join(" ") : "";
}

async function postedText(c: Context<AppEnv>): Promise<string> {
  if (c.req.method === "GET" || c.req.method === "HEAD") return "";
  // hono returns the body again after an endpoint has read it
  const text = new TextDecoder().decode(await c.req.arrayBuffer());
  return withoutSecrets(text.slice(0, longestBody));
}

/** Masks the values of passwords, tokens and codes in a query, form or JSON. */
function withoutSecrets(text: string): string {
  return text
    .replace(/((?:password|token|reg_control_code|SAMLart)[^=&"]*=)[^&]*/gi, "$1...")
    .replace(/("[^"]*(?:password|token|reg_control_code)[^"]*"\s*:\s*)"[^"]*"/gi, '$1"..."');
}

/**
 * Returns the number of calls since the last `clearCalls`, and the last 500 of them, oldest first.
 */
export function callsSoFar({ db }: Sandbox) {
  const total = db.select({ count: count() }).from(calls).get();
  const rows = db.select().from(calls).orderBy(desc(calls.callId)).limit(listed).all().reverse();
  return {
    count: total?.count ?? 0,
    calls: rows.map(({ method, path, query, body, unnamed, status, login, at }) => ({
      method,
      path,
      query,
      ...(body === "" ? {} : { body }),
      ...(unnamed === "" ? {} : { unnamed: unnamed.split(" ") }),
      status,
      login,
      at: romeIso(at),
    })),
  };
}

export function clearCalls({ db }: Sandbox): void {
  db.delete(calls).run();
}
