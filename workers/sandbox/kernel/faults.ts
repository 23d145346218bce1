import type { Context, MiddlewareHandler } from "hono";
import { broken, refuse, sessionNeeded } from "./envelope";
import { reason } from "./messages";
import type { AppEnv } from "./sandbox";
import type { CallFault } from "./scenarios";
import { closeSession } from "./session";

const slowSeconds = 4;
/** Longer than the storefront's timeout. */
const lateSeconds = 8;
const catalogue = /^(category|products|adv|leaflet|category-block)(\/|$)/;

/**
 * Injects the faults that any call can meet:
 * - before the call has any effect: `slow`, `419`, `down`, `refuse` and `unmade` (half a response)
 * - after the call has taken effect: `lost`, `late`, `empty` and `malformed`
 * Other scenarios are implemented in their endpoints.
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

  // taken before the call, so parallel calls count in order of arrival
  const [lost, late, empty, malformed] = [take("lost"), take("late"), take("empty"), take("malformed")];
  await next();
  if (late) await wait(late.seconds ?? lateSeconds);
  // a redirect has no body
  const hasBody = c.res.headers.get("location") === null;
  if (empty && hasBody) await alterBody(c, emptied);
  if (malformed && hasBody) await alterBody(c, (text) => text.slice(0, Math.ceil(text.length / 2)));
  if (lost) c.res = new Response("<html><h1>502 Bad Gateway</h1></html>", { status: 502, headers: html });
};

const html = { "content-type": "text/html" };
const wait = (seconds: number) => scheduler.wait(seconds * 1000);

/**
 * True if the fault is limited to certain calls. Otherwise the sessions ended when the scenario was
 * switched on.
 */
const dies = (fault: { path?: string; times?: number } | undefined): boolean =>
  fault?.path !== undefined || fault?.times !== undefined;

async function alterBody(c: Context<AppEnv>, alter: (text: string) => string): Promise<void> {
  const text = alter(await c.res.text());
  c.res = new Response(text, c.res);
}

/** Returns an envelope with status 0 and no data. */
function emptied(text: string): string {
  const { response, user }: Record<string, object> = JSON.parse(text);
  return `\n\n${JSON.stringify({ response: { ...response, status: 0 }, data: {}, user })}`;
}
