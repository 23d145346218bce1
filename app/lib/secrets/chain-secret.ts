/** A chain's own part of a secret that holds all of them, `loggia:key,terrecomuni:key`; undefined when it has none. */
export function chainSecret(secrets: string | undefined, tenant: string): string | undefined {
  const pair = secrets?.split(",").find((one) => one.trim().startsWith(`${tenant}:`));
  return pair?.trim().slice(tenant.length + 1) || undefined;
}
