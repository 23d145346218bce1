export const installTextBrowsers: string;
/** Whether the text browsers are there, installed by Debian's packages where they were missing and may be. */
export function ensureTextBrowsers(): boolean;
