import type { MiddlewareHandler } from "hono";
import { changeOf, otherAnswers } from "./other-answers";
import type { AppEnv } from "./sandbox";

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Changes responses to those of a different backend, if a scenario says so (other-answers.ts). */
export const answerOtherwise: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const { scenarios } = c.get("sandbox");
  const login = c.get("session")?.login;
  const { pathname, searchParams: query } = new URL(c.req.url);
  const path = pathname.replace(/^\/(ebsn\/api\/)?/, "");
  for (const name of otherAnswers.filter((one) => scenarios.on(one, login))) {
    const text = await c.res.clone().text();
    const { json, body, status, headers } = changeOf(name, {
      path,
      query,
      json: jsonOf(text),
      status: c.res.status,
    });
    const told = body ?? (json === undefined ? text : `\n\n${JSON.stringify(json)}`);
    const changed = new Response(told, { status: status ?? c.res.status, headers: c.res.headers });
    for (const [key, value] of Object.entries(headers ?? {}))
      if (value === "") changed.headers.delete(key);
      else changed.headers.set(key, value);
    // hono copies the headers of an earlier response unless `c.res` is cleared first
    c.res = undefined;
    c.res = changed;
  }
};
