/** True if Chromium 92 can run on this machine. */
export const chromium92Runs: boolean;
/**
 * Playwright launch options for the Chromium 92 that `ensureChromium92` fetched, besides its other
 * arguments.
 */
export const chromium92: { executablePath: string; env: Record<string, string> };
/** Fetches Chromium 92 into .cache/chromium-92 if it is missing. Throws on failure. */
export function ensureChromium92(): Promise<void>;
