import { chains } from "./chains";
import { generalTenant } from "./general";
import type { SandboxTenant } from "./sandbox-tenant";

/** In order: the first tenant also serves paths without a tenant. */
export const tenants: readonly SandboxTenant[] = Object.values(chains);

/**
 * Returns the tenant of an id, with its own or general facts; undefined for an invalid chain id.
 */
export function findTenant(id: string): SandboxTenant | undefined {
  const known = tenants.find((tenant) => tenant.id === id);
  return known ?? (/^[a-z][a-z0-9-]{1,30}$/.test(id) ? generalTenant(id) : undefined);
}
