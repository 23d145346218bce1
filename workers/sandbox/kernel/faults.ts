import type { Context, MiddlewareHandler } from "hono";
import { broken, refuse, sessionNeeded } from "./envelope";
import { reason } from "./messages";
import type { AppEnv } from "./sandbox";
import type { CallFault } from "./scenarios";
import { closeSession } from "./session";

const slowSeconds = 4;
/** Longer than a client waits. */
const lateSeconds = 8;
const catalogue = /^(category|products|adv|leaflet|category-block)(\/|$)/;

/**
 * Fault injection: the scenarios that any call can meet. `slow`, `419`, `down`, `refuse` and
 * `unmade` (half an answer) come before the call does anything; `lost`, `late`, `empty` and
 * `malformed` once it has been carried out. The other scenarios are implemented where they take
 * effect.
 */
export const injectFaults: MiddlewareHandler<AppEnv> = async (c, next) => {
  const path = new URL(c.req.url).pathname.replace(/^\/ebsn\/api\//, "");
  const { scenarios } = c.get("sandbox");
  const login = c.get("session")?.login;
  const take = (name: CallFault) => scenarios.take(name, path, login);

  const slow = take("slow");
  if (slow) await wait(slow.seconds ?? slowSeconds);
  if (dies(take("419"))) {
    closeSession(c);
    return sessionNeeded(c);
  }
  if (take("down")) return broken(c);
  if (c.req.method === "GET" && catalogue.test(path) && take("refuse"))
    return refuse(c, [reason("msg.generic")], { status: 1 });

  if (take("unmade")) return c.body('{"response":', 200, { "content-type": "application/json" });

  // taken before the call, so that calls that run beside each other are counted in the order they came
  const [lost, late, empty, malformed] = [take("lost"), take("late"), take("empty"), take("malformed")];
  await next();
  if (late) await wait(late.seconds ?? lateSeconds);
  // a redirect has nothing to take away
  const hasBody = c.res.headers.get("location") === null;
  if (empty && hasBody) await alterBody(c, emptied);
  if (malformed && hasBody) await alterBody(c, (text) => text.slice(0, Math.ceil(text.length / 2)));
  if (lost) c.res = new Response("<html><h1>502 Bad Gateway</h1></html>", { status: 502, headers: html });
};

const html = { "content-type": "text/html" };
const wait = (seconds: number) => scheduler.wait(seconds * 1000);

/** Sessions died when the scenario was switched on, unless it waits for certain calls. */
const dies = (fault: { path?: string; times?: number } | undefined): boolean =>
  fault?.path !== undefined || fault?.times !== undefined;

async function alterBody(c: Context<AppEnv>, alter: (text: string) => string): Promise<void> {
  const text = alter(await c.res.text());
  c.res = new Response(text, c.res);
}

/** An envelope with status 0 and no data. */
function emptied(text: string): string {
  const { response, user }: Record<string, object> = JSON.parse(text);
  return `\n\n${JSON.stringify({ response: { ...response, status: 0 }, data: {}, user })}`;
}
