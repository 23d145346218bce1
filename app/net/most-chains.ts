/**
 * Max tenants per isolate; an evicted tenant is read again. Each takes 0.1 MB (`npm run load --
 * chains`).
 */
export const mostChains = 400;
