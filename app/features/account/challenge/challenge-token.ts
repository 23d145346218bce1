import type { Tenant } from "#tenants/schema";

/** Form field in which each provider's widget stores its token. */
const fields = { turnstile: "cf-turnstile-response", recaptcha: "g-recaptcha-response" };
const longest = 4096;

/**
 * Returns the token of the tenant's challenge, for the backend to check; undefined if there is
 * none.
 */
export function challengeToken({ challenge }: Pick<Tenant, "challenge">, form: FormData): string | undefined {
  const token = challenge && form.get(fields[challenge.provider]);
  return typeof token === "string" && token.length <= longest ? token || undefined : undefined;
}
