import type { MiddlewareHandler } from "hono";
import { broken } from "./envelope";
import type { AppEnv } from "./sandbox";

/** Fault injection: the scenarios that any call can meet: slow, down, malformed. The others live where they happen. */
export const injectFaults: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { scenarios } = c.get("sandbox");
  const login = c.get("session")?.login;
  if (scenarios.on("slow", login)) await scheduler.wait(scenarios.seconds(login) * 1000);
  if (scenarios.on("down", login)) return broken(c);
  await next();
  if (scenarios.on("malformed", login)) {
    const text = await c.res.text();
    c.res = new Response(text.slice(0, Math.ceil(text.length / 2)), c.res);
  }
};
