import type { MiddlewareHandler } from "hono";
import { publicWeaknessOf, weaknessOf } from "~/lib/secrets/session-keys";
import type { PlatformEnv } from "../env";
import { isLoopback } from "../http/loopback";

/**
 * Returns why `SESSION_KEYS` are not accepted at this address, without a secret; undefined if they
 * are sound.
 */
export function keysProblem(secrets: string, url: string): string | undefined {
  const problem = isLoopback(new URL(url).hostname) ? weaknessOf(secrets) : publicWeaknessOf(secrets);
  return problem && `SESSION_KEYS: ${problem}`;
}

/**
 * Refuses all requests if `SESSION_KEYS` are malformed or weak, or if local runs' keys are used
 * beyond loopback: with a known key anybody could forge a shopper's session. The error contains no
 * secret.
 */
export const soundKeys: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  const problem = keysProblem(c.env.SESSION_KEYS, c.req.url);
  if (problem) throw new Error(problem);
  await next();
};
