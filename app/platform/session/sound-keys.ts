import type { MiddlewareHandler } from "hono";
import type { PlatformEnv } from "../env";
import { isLoopback } from "../http/guards/loopback";
import { checkSecrets } from "./seal";

/** What is in the secrets of local runs and of tests, which stand in the repository for everybody to read. */
const published = "development-only-";

/**
 * Serves nothing with `SESSION_KEYS` that are malformed or weak, nor, beyond loopback, with those of local runs: whoever knows them could make the
 * session of any shopper. The error names what is wrong, and no secret.
 */
export const soundKeys: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  const { SESSION_KEYS: secrets } = c.env;
  checkSecrets(secrets);
  if (secrets.includes(published) && !isLoopback(new URL(c.req.url).hostname))
    throw new Error("SESSION_KEYS: the published secret of local runs opens a shop that all can reach");
  await next();
};
