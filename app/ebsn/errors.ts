/**
 * Why a call failed: "session" (419), "notFound" (404), "down" (nothing has changed: not reached, 5xx to a question), "lost" (a call that
 * changes something had no answer that could be read: the change may or may not have happened, so look before asking again) or "refused".
 * `code` is the wire's own (docs/wire.md), for "refused" only.
 */
export class EbsnError extends Error {
  constructor(
    readonly kind: "session" | "notFound" | "down" | "lost" | "refused",
    readonly call: string,
    readonly code?: string,
    readonly text?: string,
    options?: ErrorOptions,
  ) {
    super(`${call}: ${kind}${code ? ` ${code}` : ""}`, options);
    this.name = "EbsnError";
  }
}
export const isEbsnError = (error: unknown, kind?: EbsnError["kind"]): error is EbsnError =>
  error instanceof EbsnError && (!kind || error.kind === kind);
