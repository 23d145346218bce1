import type { NoticeKind } from "./notice";

export type Toast = { kind: NoticeKind; text: string };
export type ShownToast = Toast & { key: number };

/** §9: at most five at once, the oldest makes room. */
export const toastLimit = 5;

/** Milliseconds a toast stays: 3000, or 5000 when something must be read with care (§9). */
export const toastLife = (kind: NoticeKind): number => (kind === "ok" || kind === "info" ? 3000 : 5000);

/** The toasts on screen after `fresh` ones came; keys go on from the highest. */
export function withToasts(shown: readonly ShownToast[], fresh: readonly Toast[]): ShownToast[] {
  const start = shown.reduce((most, toast) => Math.max(most, toast.key), 0) + 1;
  return [...shown, ...fresh.map((toast, index) => ({ ...toast, key: start + index }))].slice(-toastLimit);
}
