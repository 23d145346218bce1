import type { Refusal } from "~/model/refusal";
import type { PersonField } from "~/model/registration";

/** What is wrong with a field, in the backend's sentence. */
export type RefusedField = { field: PersonField; text: string };

type Kind = "session" | "notFound" | "down" | "unreadable" | "lost" | "refused";

/**
 * Why a call failed: "session" (419), "notFound" (404), "down" (not reached, too late, 5xx: nothing
 * has changed), "unreadable" (answered, but not in a shape we know), "lost" (a call that changes
 * something had no answer that could be read: the change may or may not have been made, so look
 * before asking again) or "refused", with `reason` and the backend's own sentences for shoppers,
 * the first as `text`, all of them as `texts`, and those of single fields as `fields`.
 * `outcomeUnknown` says of a lost one that nobody has ended it yet: it may still be carried out,
 * and must not be sent a second time meanwhile. `notMade` says of a lost call that the backend was
 * asked and shows no change. `status` is the HTTP status of a failed answer. The code stands in the
 * message only.
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

  /** the first sentence: why */
  get text(): string | undefined {
    return this.texts[0];
  }
}

export type Refused = EbsnError & { kind: "refused"; reason: Refusal };

/**
 * The same failure, after the backend was asked and showed no change. A call whose outcome is
 * unknown may still be carried out, so its change stays possible.
 */
export const asNotMade = ({ kind, call, outcomeUnknown, status, cause }: EbsnError): EbsnError =>
  new EbsnError(kind, call, { outcomeUnknown, notMade: !outcomeUnknown, status, cause });

/** True for a failed call of the backend, of the given kind when one is given. */
export function isEbsnError(error: unknown, kind: "refused"): error is Refused;
export function isEbsnError(error: unknown, kind?: Kind): error is EbsnError;
export function isEbsnError(error: unknown, kind?: Kind): error is EbsnError {
  return error instanceof EbsnError && (!kind || error.kind === kind);
}

/**
 * Whether a call's answer is missing or unreadable. HTTP 500 to 599 is an answer, and leads to
 * /service-down (§2.1).
 */
export const isUnread = (error: unknown): error is EbsnError =>
  isEbsnError(error) &&
  (error.kind === "lost" || error.kind === "unreadable") &&
  (error.status === undefined || error.status < 500);
