import type { NoticeKind } from "./notice";

/**
 * A message.
 * - `popup`: a dialog that stays open until OK is pressed
 * - `at`: the message belongs beside that quantity
 * - `code`: small text below the message
 * - `resumes`: adds a link to the interrupted form
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

/** Max stacked messages (§2.2, §9). */
const toastLimit = 5;

/** Warnings and errors: they stay longer, above the confirmations of the same page. */
export const isUrgent = ({ kind }: Toast) => kind === "warn" || kind === "error";

/**
 * Returns the messages to show after `fresh` ones arrive. Fresh messages come first.
 * Older urgent messages stay, older confirmations are dropped.
 * Each text appears once. Keys continue from the highest.
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
