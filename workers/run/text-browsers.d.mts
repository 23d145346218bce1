export const installTextBrowsers: string;
/**
 * True if the text browsers are available. Installs missing ones by Debian's packages if it runs as
 * root.
 */
export function ensureTextBrowsers(): boolean;
