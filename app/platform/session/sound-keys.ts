import type { MiddlewareHandler } from "hono";
import { publicWeaknessOf, weaknessOf } from "~/lib/secrets/session-keys";
import type { PlatformEnv } from "../env";
import { isLoopback } from "../http/loopback";

/** Why `SESSION_KEYS` may serve nobody at this address, in words and without a secret; undefined where they are sound. */
export function keysProblem(secrets: string, url: string): string | undefined {
  const problem = isLoopback(new URL(url).hostname) ? weaknessOf(secrets) : publicWeaknessOf(secrets);
  return problem && `SESSION_KEYS: ${problem}`;
}

/**
 * Serves nothing with `SESSION_KEYS` that are malformed or weak, nor, beyond loopback, with those of local runs: whoever knows them could make the
 * session of any shopper. The error names what is wrong, and no secret.
 */
export const soundKeys: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  const problem = keysProblem(c.env.SESSION_KEYS, c.req.url);
  if (problem) throw new Error(problem);
  await next();
};
