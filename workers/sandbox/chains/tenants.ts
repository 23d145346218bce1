import { loggia } from "./loggia";
import { quantobasta } from "./quantobasta";
import type { SandboxTenant } from "./sandbox-tenant";
import { terrecomuni } from "./terrecomuni";

/** In order: the first one also answers without a tenant in the path. */
export const tenants: readonly [SandboxTenant, ...SandboxTenant[]] = [loggia, quantobasta, terrecomuni];

/** The tenant of an id; undefined for an unknown one. */
export function findTenant(id: string): SandboxTenant | undefined {
  return tenants.find((tenant) => tenant.id === id);
}
