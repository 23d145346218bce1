export const installWebKit: string;
/** Paths of WebKitGTK's driver, its small browser and the display server it draws to; undefined when one of them is missing. */
export function installedWebKit(): { driver: string; display: string; browser: string } | undefined;
/** Whether WebKit is there, installed by Debian's packages where it was missing and may be. */
export function ensureWebKit(): boolean;
