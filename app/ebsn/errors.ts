import type { Refusal } from "~/model/refusal";
import type { PersonField } from "~/model/registration";

/** An invalid field, with the backend's message. */
export type RefusedField = { field: PersonField; text: string };

type Kind = "session" | "notFound" | "down" | "unreadable" | "lost" | "refused";

/**
 * Failure of a backend call, by `kind`:
 * - "session": 419
 * - "notFound": 404
 * - "down": not reached, too late, or 5xx; the backend has changed nothing
 * - "unreadable": a response in an unknown shape
 * - "lost": a change without a readable response. The backend may have made it, so check before
 *   retrying.
 * - "refused": with `reason` and the backend's messages for shoppers in `texts`; `text` is the
 *   first message, `fields` holds messages by field
 * - `outcomeUnknown` of a lost call: the backend may still carry it out, so do not send it again.
 * - `notMade` of a lost call: a look-up at the backend showed no change.
 * - `status` is the HTTP status of a failed response. The backend's code is in the message only.
 */
export class EbsnError extends Error {
  readonly reason: Refusal | undefined;
  readonly texts: readonly string[];
  readonly fields: readonly RefusedField[];
  readonly outcomeUnknown: boolean;
  readonly notMade: boolean;
  readonly status: number | undefined;
  constructor(
    readonly kind: Kind,
    readonly call: string,
    {
      reason,
      texts = [],
      fields = [],
      outcomeUnknown = false,
      notMade = false,
      status,
      code,
      cause,
    }: {
      reason?: Refusal;
      texts?: string[];
      fields?: RefusedField[];
      outcomeUnknown?: boolean;
      notMade?: boolean;
      status?: number;
      code?: string;
      cause?: unknown;
    } = {},
  ) {
    super(`${call}: ${kind}${reason ? ` ${reason}` : ""}${code ? ` (${code})` : ""}`, { cause });
    this.name = "EbsnError";
    this.reason = kind === "refused" ? (reason ?? "other") : undefined;
    this.texts = texts;
    this.fields = fields;
    this.outcomeUnknown = outcomeUnknown;
    this.notMade = notMade;
    this.status = status;
  }

  /** first message: the reason */
  get text(): string | undefined {
    return this.texts[0];
  }
}

export type Refused = EbsnError & { kind: "refused"; reason: Refusal };

/**
 * Returns the same failure after a look-up showed no change. A call with an unknown outcome may
 * still be carried out, so its change stays possible.
 */
export const asNotMade = ({ kind, call, outcomeUnknown, status, cause }: EbsnError): EbsnError =>
  new EbsnError(kind, call, { outcomeUnknown, notMade: !outcomeUnknown, status, cause });

/** True for a failed backend call, of the given kind if `kind` is set. */
export function isEbsnError(error: unknown, kind: "refused"): error is Refused;
export function isEbsnError(error: unknown, kind?: Kind): error is EbsnError;
export function isEbsnError(error: unknown, kind?: Kind): error is EbsnError {
  return error instanceof EbsnError && (!kind || error.kind === kind);
}

/**
 * True if a call's response is missing or unreadable. HTTP 500 to 599 is a response, and redirects
 * to /service-down (§2.1).
 */
export const isUnread = (error: unknown): error is EbsnError =>
  isEbsnError(error) &&
  (error.kind === "lost" || error.kind === "unreadable") &&
  (error.status === undefined || error.status < 500);
