import type { RateLimits } from "./http/rate-limit";

/** The Worker's bindings, as narrow as they are used, so that Node (vite) and tests can give them too. */
export type Env = RateLimits & {
  /** KV with the tenants' configuration and switches; operators write it, shoppers never do */
  CONFIG: { get(key: string): Promise<string | null> };
  /** `kid:secret,kid2:secret2`; the first seals, all open */
  SESSION_KEYS: string;
  /** Google Maps keys, `<tenant>:<key>` separated by commas; a secret, absent with the sandbox's own map */
  MAPS_KEYS?: string;
  /** the embedded backend; absent in production */
  SANDBOX_ORIGIN?: string;
};

/**
 * The environment type of every middleware. Each middleware declares, in its own file, the variables it sets for those after it
 * (`ContextVariableMap`).
 */
export type PlatformEnv = { Bindings: Env };
