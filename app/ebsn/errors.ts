/** Why a call failed. `code` is the wire's own (docs/wire.md), for "refused" only. */
export class EbsnError extends Error {
  constructor(
    readonly kind: "session" | "notFound" | "down" | "refused",
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
