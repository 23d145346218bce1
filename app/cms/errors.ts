type Kind = "notFound" | "down" | "unreadable" | "refused" | "lost";

/**
 * Why a call of the content system failed: "notFound" (404), "down" (not reached, too late, 5xx), "unreadable" (answered, but not in a
 * shape we know, or with more than we take), "refused" (a form, with the system's own sentence as `text`) or "lost" (a form of which nobody
 * knows whether it arrived).
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

/** True for a failed call of the content system, of the given kind when one is given. */
export const isCmsError = (error: unknown, kind?: Kind): error is CmsError =>
  error instanceof CmsError && (!kind || error.kind === kind);
