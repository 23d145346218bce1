import type { Context } from "hono";
import { ok, refuse } from "../kernel/envelope";
import { reason, type ErrorCode, type Notice, type Reason } from "../kernel/messages";
import type { AppEnv } from "../kernel/sandbox";

/**
 * Thrown inside a change: rolls it back and becomes the response, with its reasons, the most
 * immediate first.
 */
export class Refusal extends Error {
  readonly reasons: [Reason, ...Reason[]];

  constructor(...why: [ErrorCode] | [Reason, ...Reason[]]) {
    const [first, ...others] = why;
    super(typeof first === "string" ? first : first.code);
    this.name = "Refusal";
    this.reasons =
      typeof first === "string"
        ? [reason(first)]
        : [first, ...others.filter((one) => typeof one !== "string")];
  }

  get code(): Reason["code"] {
    return this.reasons[0].code;
  }
}

/** Messages that a change adds to its response. */
export type Notices = { infos: Notice[]; warnings: Notice[] };

/**
 * Runs a change in a transaction and returns its result and `notices`.
 * `work` is synchronous, so other calls cannot run between its checks and its writes.
 * A rejected change returns its reasons and, if given, the data of `unchanged`.
 */
export function change(
  c: Context<AppEnv>,
  work: (notices: Notices) => unknown,
  { unchanged }: { unchanged?: () => unknown } = {},
): Response {
  const notices: Notices = { infos: [], warnings: [] };
  try {
    const data = c.get("sandbox").transaction(() => work(notices));
    return ok(c, data, notices);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refuse(c, error.reasons, unchanged ? { data: unchanged() } : {});
  }
}
