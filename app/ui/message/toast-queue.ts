import type { NoticeKind } from "./notice";

/**
 * A `popup` is not among those that pass: it stays until its OK is pressed; one with a place (`at`) stands beside that quantity. `code`
 * stands under the text, in small type; `resumes` adds a link to the form that was interrupted.
 */
export type Toast = {
  kind: NoticeKind;
  text: string;
  popup?: boolean;
  code?: string;
  resumes?: boolean;
  at?: { form: string; typed?: string; more?: number };
};
export type ShownToast = Toast & { key: number };

/** §2.2, §9: at most five messages are stacked. */
const toastLimit = 5;

/** Warnings and errors: they stay longer, and stand above the confirmations of the same page. */
export const isUrgent = ({ kind }: Toast) => kind === "warn" || kind === "error";

/**
 * The messages to show after `fresh` ones came. Messages of the last action come first; of the older ones, urgent ones stay and
 * confirmations are dropped. No message is shown twice. Keys continue from the highest.
 */
export function withToasts(shown: readonly ShownToast[], fresh: readonly Toast[]): ShownToast[] {
  if (fresh.length === 0) return [...shown];
  const start = shown.reduce((most, toast) => Math.max(most, toast.key), 0) + 1;
  const news = fresh
    .filter(({ text }, index) => fresh.findIndex((other) => other.text === text) === index)
    .slice(-toastLimit)
    .map((toast, index) => ({ ...toast, key: start + index }));
  const waiting = shown.filter((toast) => isUrgent(toast) && !news.some(({ text }) => text === toast.text));
  return [...news, ...waiting].slice(0, toastLimit);
}
