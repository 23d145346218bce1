/**
 * Message from the page to its service worker after the app icon has a number; also the worker's
 * cache key for it.
 */
export const badgeNote = "/badge";
