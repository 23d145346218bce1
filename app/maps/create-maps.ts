import type { AskOptions } from "./ask-json";
import { createGoogleMaps } from "./google-maps";
import type { Maps } from "./maps";
import { createSandboxMaps } from "./sandbox-maps";

/** The tenant's map service: Google when it has a key, else the embedded backend's, else none. */
export function createMaps(
  { key, sandbox }: { key?: string; sandbox?: string },
  options: AskOptions,
): Maps | undefined {
  if (key) return createGoogleMaps(key, options);
  return sandbox === undefined ? undefined : createSandboxMaps(sandbox, options);
}
