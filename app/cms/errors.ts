type Kind = "notFound" | "down" | "unreadable" | "refused" | "lost";

/**
 * Reason why a call of the content system failed:
 * - "notFound": 404
 * - "down": not reached, timeout, 5xx
 * - "unreadable": unexpected shape, or too large
 * - "refused": rejected form, with the system's text as `text`
 * - "lost": form without a response, its result is unknown
 */
export class CmsError extends Error {
  readonly text: string | undefined;
  constructor(
    readonly kind: Kind,
    readonly call: string,
    { text, cause }: { text?: string; cause?: unknown } = {},
  ) {
    super(`${call}: ${kind}`, { cause });
    this.name = "CmsError";
    this.text = text;
  }
}

/** True for a failed call of the content system, of this kind if given. */
export const isCmsError = (error: unknown, kind?: Kind): error is CmsError =>
  error instanceof CmsError && (!kind || error.kind === kind);
