import type { MiddlewareHandler } from "hono";
import type { PlatformEnv } from "../env";
import { isLoopback } from "../http/guards/loopback";
import { checkSecrets } from "./seal";

/** What is in the secrets of local runs and of tests, which stand in the repository for everybody to read. */
const published = "development-only-";

/** Whether a secret stands in the repository, and the address is one that others can reach. */
export const isPublished = (secret: string, url: string): boolean =>
  secret.includes(published) && !isLoopback(new URL(url).hostname);

/** Why `SESSION_KEYS` may serve nobody at this address, in words and without a secret; undefined where they are sound. */
export function keysProblem(secrets: string, url: string): string | undefined {
  try {
    checkSecrets(secrets);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return isPublished(secrets, url)
    ? "SESSION_KEYS: the published secret of local runs opens a shop that all can reach"
    : undefined;
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
