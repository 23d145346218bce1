import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "./sandbox";

/**
 * A product's keys that reveal its price. A chain that hides prices omits them (missing, not null).
 */
const priceKeys = new Set([
  "price",
  "priceDisplay",
  "priceStandardDisplay",
  "priceUm",
  "priceUmDisplay",
  "priceStandardUmDisplay",
]);

/** Under the scenario `no-prices`: omits prices for visitors without a session. */
export const hiddenPrices: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  if (c.get("session") || !c.get("sandbox").scenarios.on("no-prices")) return;
  if (!c.res.headers.get("content-type")?.includes("json")) return;
  const body: unknown = JSON.parse(await c.res.clone().text());
  c.res = new Response(JSON.stringify(body, unpriced), c.res);
};

const unpriced = (key: string, value: unknown): unknown => (priceKeys.has(key) ? undefined : value);
