/**
 * Workers rate limit binding: counts a key; `success` is false beyond the limit in wrangler.toml.
 */
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

/**
 * The Worker's bindings, reduced to the used methods so that Node (vite) and tests can provide
 * them.
 */
export type Env = RateLimits & {
  /** KV with tenant configuration and switches; written by operators only. */
  CONFIG: {
    get(key: string): Promise<string | null>;
    /** `cacheTtl`: seconds in the edge cache. */
    get(key: string, options: { type: "arrayBuffer"; cacheTtl: number }): Promise<ArrayBuffer | null>;
  };
  /** `kid:secret,kid2:secret2`; the first key seals, all of them unseal. */
  SESSION_KEYS: string;
  /**
   * Workers Analytics Engine for pages and web vitals (fields: docs/observability.md); absent in
   * development.
   */
  METRICS?: {
    writeDataPoint(point: { indexes?: string[]; blobs?: string[]; doubles?: number[] }): void;
  };
  /**
   * Google Maps keys, `<tenant>:<key>` separated by commas; a secret, absent with the sandbox's
   * map.
   */
  MAPS_KEYS?: string;
  /**
   * Google Analytics secrets for server-side counting, `<tenant>:<secret>` separated by commas; a
   * secret.
   */
  MEASUREMENT_SECRETS?: string;
  /** Secret bearer token for /ops/cache and /ops/health; if absent, both are closed. */
  OPS_TOKEN?: string;
  /** The embedded backend; absent in production. */
  SANDBOX_ORIGIN?: string;
  /**
   * Name of the environment in wrangler.toml; absent in local runs. All except `production` are
   * noindex.
   */
  ENVIRONMENT?: string;
  /**
   * Host suffixes that select a tenant by its id (tenant/named-hosts.ts), separated by commas;
   * never in production.
   */
  CHAIN_HOSTS?: string;
};

/**
 * Environment type of all middleware. Each middleware declares in its own file the variables it
 * sets for later ones (`ContextVariableMap`).
 */
export type PlatformEnv = { Bindings: Env };
