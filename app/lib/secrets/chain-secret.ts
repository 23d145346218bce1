/**
 * Returns a tenant's part of a secret with all tenants, `loggia:key,terrecomuni:key`; undefined if
 * it has none.
 */
export function chainSecret(secrets: string | undefined, tenant: string): string | undefined {
  const pair = secrets?.split(",").find((one) => one.trim().startsWith(`${tenant}:`));
  return pair?.trim().slice(tenant.length + 1) || undefined;
}
