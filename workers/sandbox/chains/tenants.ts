import { chains } from "./chains";
import { generalTenant } from "./general";
import type { SandboxTenant } from "./sandbox-tenant";

/** In order: the first one also answers without a tenant in the path. */
export const tenants: readonly SandboxTenant[] = Object.values(chains);

/** The tenant of an id, with facts of its own or general ones; undefined for what is no id of a chain. */
export function findTenant(id: string): SandboxTenant | undefined {
  const known = tenants.find((tenant) => tenant.id === id);
  return known ?? (/^[a-z][a-z0-9-]{1,30}$/.test(id) ? generalTenant(id) : undefined);
}
