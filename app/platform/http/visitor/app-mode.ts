import type { Shell } from "~/model/device";

/** Token the native shell adds to its user agent: name and version, dot-separated digits. */
const token = /(?:^| )BottegaApp\/(\d+(?:\.\d+)*)(?: |$)/;

/**
 * Returns the app's shell (§1) from the user agent, undefined for any other browser. It is not
 * verified, because it grants no access. Apple devices are recognised by name; any other shell is
 * Android.
 */
export function shellOf({ headers }: Request): Shell | undefined {
  const agent = headers.get("User-Agent") ?? "";
  const version = token.exec(agent)?.[1];
  if (version === undefined) return undefined;
  return { version, platform: /\b(iPhone|iPad|iPod|Macintosh)\b/.test(agent) ? "ios" : "android" };
}
