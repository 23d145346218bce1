import type { Context } from "hono";
import { ok, refuse } from "../kernel/envelope";
import { reason, type ErrorCode, type Notice, type Reason } from "../kernel/messages";
import type { AppEnv } from "../kernel/sandbox";

/** Thrown inside a change: the change is undone and the reasons are the answer, the nearest first. */
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

/** Messages that a change collects for its answer. */
export type Notices = { infos: Notice[]; warnings: Notice[] };

/**
 * Runs a change whole or not at all and answers with its result and with what it put into `notices`. `work` is synchronous, so that nothing
 * else runs between its checks and its writes. A refused change answers with its reasons and, when asked for, `unchanged`.
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
