import { opsTokenWeakness, publicOpsTokenWeakness } from "../../app/lib/secrets/ops-token";
import { publicWeaknessOf, weaknessOf } from "../../app/lib/secrets/session-keys";

type SecretName = "SESSION_KEYS" | "OPS_TOKEN";

/**
 * A secret with the shop's own rules; both rules return the problem as text, without the secret.
 */
export type JudgedSecret = {
  name: SecretName;
  /** reason for which every shop rejects it */
  weakness(text: string): string | undefined;
  /** reason for which a public shop rejects it */
  publicWeakness(text: string): string | undefined;
  /** effect on a shop without it; undefined: the shop answers no request */
  without?: string;
};

/** Secrets passed to this command in its environment. */
export type GivenSecrets = Partial<Record<SecretName, string>>;

/** Secrets whose strength can be checked before they are set. */
export const judgedSecrets: readonly JudgedSecret[] = [
  { name: "SESSION_KEYS", weakness: weaknessOf, publicWeakness: publicWeaknessOf },
  {
    ...{ name: "OPS_TOKEN", weakness: opsTokenWeakness, publicWeakness: publicOpsTokenWeakness },
    without: "/ops/health and /ops/cache lead nowhere",
  },
];

/** Secrets in this command's environment; an empty OPS_TOKEN counts as absent. */
export const givenSecrets = (env: NodeJS.ProcessEnv): GivenSecrets => ({
  SESSION_KEYS: env.SESSION_KEYS,
  OPS_TOKEN: env.OPS_TOKEN === "" ? undefined : env.OPS_TOKEN,
});

/** Finding on a secret's presence in an environment; an optional secret is information only. */
export function isSetFinding({ name, without }: JudgedSecret, environment: string, set: readonly string[]) {
  if (set.includes(name))
    return {
      well: true,
      says: `set in ${environment}; what it is cannot be read back: the shop itself refuses a published or weak one`,
    };
  if (without) return { says: `not set in ${environment}: ${without}` };
  const how = `npx wrangler secret put ${name} --env ${environment}`;
  return { well: false, says: `not set in ${environment}: ${how}` };
}
