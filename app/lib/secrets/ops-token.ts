import { canBeGuessed, isPublished } from "./session-keys";

const shortest = 32;

/**
 * Returns the reason to close `/ops` with this OPS_TOKEN, without the token itself; undefined if it
 * is safe (record 110).
 */
export function opsTokenWeakness(token: string): string | undefined {
  if (token.length < shortest) return `is shorter than ${shortest} characters`;
  return canBeGuessed(token) ? "can be guessed" : undefined;
}

/** Checks the same for a public shop, which also rejects the token of local runs. */
export const publicOpsTokenWeakness = (token: string): string | undefined =>
  opsTokenWeakness(token) ?? (isPublished(token) ? "is the published one of local runs" : undefined);
