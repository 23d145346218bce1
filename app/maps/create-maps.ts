import type { AskOptions } from "./ask-json";
import { createGoogleMaps } from "./google-maps";
import type { Maps } from "./maps";
import { createSandboxMaps } from "./sandbox-maps";

/** Returns the tenant's map service: Google if it has a key, else the sandbox's, else undefined. */
export function createMaps(
  { key, sandbox }: { key?: string; sandbox?: string },
  options: AskOptions,
): Maps | undefined {
  if (key) return createGoogleMaps(key, options);
  return sandbox === undefined ? undefined : createSandboxMaps(sandbox, options);
}
