import type { Context, MiddlewareHandler } from "hono";
import type { PlatformEnv } from "../env";
import { lastResort } from "../http/answers/last-resort";
import { logFault } from "../log-line";
import { keysProblem } from "../session/sound-keys";
import { hostOf } from "../tenant/chains";
import { isPreviewOf, namedChain, namingOf } from "../tenant/named-hosts";
import { createBackendReach } from "./backend-reach";
import { healthReport } from "./health-report";
import { keptReport, type Keepers } from "./kept-report";
import { bringsToken, tokenProblem } from "./ops-token";

type Answered = { status: 200 | 503; body: unknown };

function json({ status, body }: Answered): Response {
  return new Response(`${JSON.stringify(body, null, 2)}\n`, {
    status,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}

async function isOpen(c: Context<PlatformEnv>): Promise<boolean> {
  const token = c.env.OPS_TOKEN;
  if (!token) return false;
  const problem = tokenProblem(token, c.req.url);
  if (problem) logFault({ level: "error", event: "ops.token", requestId: c.var.requestId, error: problem });
  return !problem && bringsToken(c.req.header("Authorization"), token);
}

/**
 * Serves `/ops/cache` (the isolate's cache) and `/ops/health` (the host's tenant) to operators with
 * `OPS_TOKEN`. Without the token, or if it is missing, weak or published, the addresses behave like
 * unknown ones (record 110). `build` is the id of the running build.
 */
export function ops(
  keepers: Keepers,
  build: string,
  reach = createBackendReach(),
): MiddlewareHandler<PlatformEnv> {
  const { chains, memory } = keepers;
  const answers: Record<string, (c: Context<PlatformEnv>) => Promise<Answered>> = {
    "/ops/cache": async (c) => ({
      status: 200,
      body: keptReport(keepers, c.var.served, Date.now()),
    }),
    async "/ops/health"(c) {
      const { served } = c.var;
      const asked = await reach(served.backend);
      const keys = keysProblem(c.env.SESSION_KEYS, c.req.url);
      const isPreview = isPreviewOf(
        served.tenant.id,
        namedChain(hostOf(new URL(c.req.url)), namingOf(c.env)),
      );
      const body = await healthReport({
        ...{ served, isPreview, build, chains, memory, reach: asked, keysProblem: keys, now: Date.now() },
      });
      return { status: body.well ? 200 : 503, body };
    },
  };

  return async (c, next) => {
    const answer = Object.entries(answers).find(([path]) => path === c.req.path)?.[1];
    if (!answer || !(await isOpen(c))) return next();
    if (c.req.method === "GET") return json(await answer(c));
    if (c.req.method === "HEAD") return new Response(null, json(await answer(c)));
    const refused = lastResort(c, 405);
    refused.headers.set("Allow", "GET, HEAD");
    return refused;
  };
}
