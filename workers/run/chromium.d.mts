export function installedChromium(): string | undefined;
export function ensureChromium(): Promise<void>;
