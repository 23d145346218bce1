import type { MiddlewareHandler } from "hono";
import { readInput } from "../../kernel/body";
import { distrusted } from "../../kernel/envelope";
import type { AppEnv } from "../../kernel/sandbox";

/** Response token of Turnstile's public test key. */
const passed = "XXXX.DUMMY.TOKEN.XXXX";

/**
 * Guards an endpoint while the scenario `recaptcha` is on: returns 403 without the token of a
 * passed challenge.
 */
export const needChallenge: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.get("sandbox").scenarios.on("recaptcha")) {
    const { token_recaptcha, recaptcha } = await readInput(c);
    if ((token_recaptcha ?? recaptcha) !== passed) return distrusted(c);
  }
  await next();
};
