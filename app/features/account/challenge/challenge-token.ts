import type { Tenant } from "#tenants/schema";

/** The field in which each provider's widget leaves its answer. */
const fields = { turnstile: "cf-turnstile-response", recaptcha: "g-recaptcha-response" };
const longest = 4096;

/** The answer to the chain's challenge, for the backend to check; undefined where there is none. */
export function challengeToken({ challenge }: Pick<Tenant, "challenge">, form: FormData): string | undefined {
  const token = challenge && form.get(fields[challenge.provider]);
  return typeof token === "string" && token.length <= longest ? token || undefined : undefined;
}
