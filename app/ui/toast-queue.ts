import type { NoticeKind } from "./notice";

export type Toast = { kind: NoticeKind; text: string };
export type ShownToast = Toast & { key: number };

/** §9: at most five wait to be said. */
export const toastLimit = 5;

/** Milliseconds a toast stays: 3000, or 5000 when something must be read with care (§9). */
export const toastLife = (kind: NoticeKind): number => (kind === "ok" || kind === "info" ? 3000 : 5000);

const mustBeRead = ({ kind }: Toast) => kind === "warn" || kind === "error";

/**
 * The messages to show, one after the other, after `fresh` ones came. The news of the last action comes first; of what was still to be said,
 * warnings wait for their turn and good news is overtaken. Nothing is said twice. Keys go on from the highest.
 */
export function withToasts(shown: readonly ShownToast[], fresh: readonly Toast[]): ShownToast[] {
  if (fresh.length === 0) return [...shown];
  const start = shown.reduce((most, toast) => Math.max(most, toast.key), 0) + 1;
  const news = fresh
    .filter(({ text }, index) => fresh.findIndex((other) => other.text === text) === index)
    .slice(-toastLimit)
    .map((toast, index) => ({ ...toast, key: start + index }));
  const waiting = shown.filter((toast) => mustBeRead(toast) && !news.some(({ text }) => text === toast.text));
  return [...news, ...waiting].slice(0, toastLimit);
}
