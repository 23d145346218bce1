import type { Shell } from "~/model/device";

/** What the native shell adds to its browser's user agent: its name and its version, dot-separated digits. */
const token = /(?:^| )BottegaApp\/(\d+(?:\.\d+)*)(?: |$)/;

/**
 * The app's shell that asks (§1), as its user agent says; undefined for any other browser. It is believed: it opens nothing that a browser may not
 * have. What a phone of Apple's calls itself is known, and the shell is built for two platforms.
 */
export function shellOf({ headers }: Request): Shell | undefined {
  const agent = headers.get("User-Agent") ?? "";
  const version = token.exec(agent)?.[1];
  if (version === undefined) return undefined;
  return { version, platform: /\b(iPhone|iPad|iPod|Macintosh)\b/.test(agent) ? "ios" : "android" };
}
