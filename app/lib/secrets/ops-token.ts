import { canBeGuessed, isPublished } from "./session-keys";

const shortest = 32;

/** Why no shop may open `/ops` with this OPS_TOKEN, in words and without it; undefined where it may (record 110). */
export function opsTokenWeakness(token: string): string | undefined {
  if (token.length < shortest) return `is shorter than ${shortest} characters`;
  return canBeGuessed(token) ? "can be guessed" : undefined;
}

/** The same of a shop that others reach: there the one of local runs opens nothing, either. */
export const publicOpsTokenWeakness = (token: string): string | undefined =>
  opsTokenWeakness(token) ?? (isPublished(token) ? "is the published one of local runs" : undefined);
