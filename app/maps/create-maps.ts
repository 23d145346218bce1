import type { AskOptions } from "./ask-json";
import { createGoogleMaps } from "./google-maps";
import type { Maps } from "./maps";
import { createSandboxMaps } from "./sandbox-maps";

/** A tenant's key in `loggia:key,terrecomuni:key`; undefined when it has none. */
export function mapsKeyOf(keys: string | undefined, tenant: string): string | undefined {
  const pair = keys?.split(",").find((one) => one.trim().startsWith(`${tenant}:`));
  return pair?.trim().slice(tenant.length + 1) || undefined;
}

/** The tenant's map service: Google when it has a key, else the embedded backend's, else none. */
export function createMaps(
  { key, sandbox }: { key?: string; sandbox?: string },
  options: AskOptions,
): Maps | undefined {
  if (key) return createGoogleMaps(key, options);
  return sandbox === undefined ? undefined : createSandboxMaps(sandbox, options);
}
