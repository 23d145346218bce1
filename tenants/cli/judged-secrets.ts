import { opsTokenWeakness, publicOpsTokenWeakness } from "../../app/lib/secrets/ops-token";
import { publicWeaknessOf, weaknessOf } from "../../app/lib/secrets/session-keys";

type SecretName = "SESSION_KEYS" | "OPS_TOKEN";

/** A secret by the rules of the shop itself; both rules say in words what is wrong, without the secret. */
export type JudgedSecret = {
  name: SecretName;
  /** what no shop takes */
  weakness(text: string): string | undefined;
  /** what no shop that others reach takes */
  publicWeakness(text: string): string | undefined;
  /** what a shop without it does; undefined: it answers nothing */
  without?: string;
};

/** Secrets that this command was handed over in its environment. */
export type GivenSecrets = Partial<Record<SecretName, string>>;

/** Those whose strength can be told before they are set. */
export const judgedSecrets: readonly JudgedSecret[] = [
  { name: "SESSION_KEYS", weakness: weaknessOf, publicWeakness: publicWeaknessOf },
  {
    ...{ name: "OPS_TOKEN", weakness: opsTokenWeakness, publicWeakness: publicOpsTokenWeakness },
    without: "/ops/health and /ops/cache lead nowhere",
  },
];

/** Those of this command's environment; an empty one is none. */
export const givenSecrets = (env: NodeJS.ProcessEnv): GivenSecrets => ({
  SESSION_KEYS: env.SESSION_KEYS,
  OPS_TOKEN: env.OPS_TOKEN === "" ? undefined : env.OPS_TOKEN,
});

/** Whether a judged secret is set in an environment; one that a shop can do without is told only. */
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
