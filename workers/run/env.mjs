import { join } from "node:path";
import { root } from "./run-step.mjs";

/** Environment that makes wrangler and Miniflare quiet, offline and self-contained. */
export const offlineEnv = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true", // also skips the npm update check
  CLOUDFLARE_CF_FETCH_ENABLED: "false", // no GET workers.cloudflare.com/cf.json
  WRANGLER_LOG_PATH: join(root, ".wrangler/logs"), // the default is below the home directory
  WRANGLER_REGISTRY_PATH: join(root, ".wrangler/registry"), // a dev registry private to this checkout
  CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV: "false",
  CI: "1",
  FORCE_COLOR: "0",
};

/**
 * Returns the port in a variable as a number, or the default. Throws the allowed range for an
 * invalid value.
 */
function portIn(env, name, usual) {
  const text = env[name] || String(usual);
  const port = /^\d+$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535)
    throw new Error(`${name}=${text} is no port: give a number from 1 to 65535.`);
  return port;
}

/**
 * Returns the ports named by the environment. Throws a readable sentence if they are invalid or
 * equal.
 */
export function portsIn(env) {
  const [shopPort, sandboxPort] = [portIn(env, "SHOP_PORT", 8787), portIn(env, "SANDBOX_PORT", 8788)];
  if (shopPort === sandboxPort)
    throw new Error(`SHOP_PORT and SANDBOX_PORT are both ${shopPort}: shop and sandbox need a port each.`);
  return { shopPort, sandboxPort };
}

/** Origin of the sandbox. `npm start` and `npm run dev` bind it; a deploy never does. */
export const sandboxOrigin = (port) => `http://127.0.0.1:${port}`;

/**
 * Data folder of `npm start` and `npm run dev`. Each sandbox port has its own, so parallel runs
 * share no data.
 */
export const stateDirOf = (port) => (port === 8788 ? ".wrangler/state" : `.wrangler/state-${port}`);
