import { chains } from "./chains";
import type { SandboxTenant } from "./sandbox-tenant";

/** In order: the first one also answers without a tenant in the path. */
export const tenants: readonly SandboxTenant[] = Object.values(chains);

/** The tenant of an id; undefined for an unknown one. */
export function findTenant(id: string): SandboxTenant | undefined {
  return tenants.find((tenant) => tenant.id === id);
}
