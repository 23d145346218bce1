import type { MiddlewareHandler } from "hono";
import { publishedAmong } from "~/lib/session-keys";
import type { PlatformEnv } from "../env";
import { isLoopback } from "../http/guards/loopback";
import { checkSecrets } from "./seal";

/**
 * Serves nothing with `SESSION_KEYS` that are malformed or weak, nor, beyond loopback, with those of local runs: whoever knows them could make the
 * session of any shopper. The error names what is wrong, and no secret.
 */
export const soundKeys: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  const { SESSION_KEYS: secrets } = c.env;
  checkSecrets(secrets);
  const known = isLoopback(new URL(c.req.url).hostname) ? undefined : publishedAmong(secrets);
  if (known) throw new Error(`SESSION_KEYS: ${known}`);
  await next();
};
