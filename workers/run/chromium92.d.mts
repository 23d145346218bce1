/** Whether Chromium 92 can run on this machine at all. */
export const chromium92Runs: boolean;
/** How Playwright starts the Chromium 92 that `ensureChromium92` fetched, beside its other arguments. */
export const chromium92: { executablePath: string; env: Record<string, string> };
/** Fetches Chromium 92 into .cache/chromium-92 where it is not there yet; throws when it cannot. */
export function ensureChromium92(): Promise<void>;
