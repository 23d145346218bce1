export const installWebKit: string;
/**
 * Paths of WebKitGTK's driver, its small browser and the display server; undefined if one of them
 * is missing.
 */
export function installedWebKit(): { driver: string; display: string; browser: string } | undefined;
/**
 * True if WebKit is available. Installs it by Debian's packages if it is missing and this runs as
 * root.
 */
export function ensureWebKit(): boolean;
