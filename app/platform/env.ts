/** The Workers binding: counts a key, and says whether it is still within the limit that wrangler.toml gives the binding. */
export type RateLimit = { limit(options: { key: string }): Promise<{ success: boolean }> };

export type RateLimits = {
  LOGIN_BY_ADDRESS?: RateLimit;
  LOGIN_BY_ACCOUNT?: RateLimit;
  PASSWORD_BY_ADDRESS?: RateLimit;
  PASSWORD_BY_ACCOUNT?: RateLimit;
  SEARCH_BY_ADDRESS?: RateLimit;
  SEARCH_BY_ACCOUNT?: RateLimit;
  SUGGEST_BY_ADDRESS?: RateLimit;
  SUGGEST_BY_ACCOUNT?: RateLimit;
  WORKPLACE_BY_ADDRESS?: RateLimit;
  WORKPLACE_BY_ACCOUNT?: RateLimit;
  GIFT_BY_ADDRESS?: RateLimit;
  GIFT_BY_ACCOUNT?: RateLimit;
  MAIL_BY_ADDRESS?: RateLimit;
  MAIL_BY_ACCOUNT?: RateLimit;
  CREATE_BY_ADDRESS?: RateLimit;
  CREATE_BY_ACCOUNT?: RateLimit;
  NAME_BY_ADDRESS?: RateLimit;
  NAME_BY_ACCOUNT?: RateLimit;
  COUNT_BY_ADDRESS?: RateLimit;
  COUNT_BY_ACCOUNT?: RateLimit;
  VERSION_BY_ADDRESS?: RateLimit;
};

/** The Worker's bindings, as narrow as they are used, so that Node (vite) and tests can give them too. */
export type Env = RateLimits & {
  /** KV with the tenants' configuration and switches; operators write it, shoppers never do */
  CONFIG: {
    get(key: string): Promise<string | null>;
    /** `cacheTtl`: seconds, at the edge */
    get(key: string, options: { type: "arrayBuffer"; cacheTtl: number }): Promise<ArrayBuffer | null>;
  };
  /** `kid:secret,kid2:secret2`; the first seals, all open */
  SESSION_KEYS: string;
  /** Workers Analytics Engine: pages and web vitals, field by field in docs/observability.md; absent while developing */
  METRICS?: {
    writeDataPoint(point: { indexes?: string[]; blobs?: string[]; doubles?: number[] }): void;
  };
  /** Google Maps keys, `<tenant>:<key>` separated by commas; a secret, absent with the sandbox's own map */
  MAPS_KEYS?: string;
  /** Google Analytics' secrets for what the server counts, `<tenant>:<secret>` separated by commas; a secret */
  MEASUREMENT_SECRETS?: string;
  /** opens /ops/cache and /ops/health to who runs the chains; a secret, absent: nobody */
  OPS_TOKEN?: string;
  /** the embedded backend; absent in production */
  SANDBOX_ORIGIN?: string;
  /** the name of the deploy's environment in wrangler.toml; absent in local runs. All but `production` is kept from search engines */
  ENVIRONMENT?: string;
  /** ends of host names that lead to a chain by its id, separated by commas (tenant/named-hosts.ts); never in production */
  CHAIN_HOSTS?: string;
};

/**
 * The environment type of every middleware. Each middleware declares, in its own file, the variables it sets for those after it
 * (`ContextVariableMap`).
 */
export type PlatformEnv = { Bindings: Env };
