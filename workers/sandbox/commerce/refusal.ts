import type { Context } from "hono";
import { ok, refuse } from "../kernel/envelope";
import type { ErrorCode } from "../kernel/messages";
import type { AppEnv } from "../kernel/sandbox";

/** Thrown inside a change: the change is undone and the code is the answer. */
export class Refusal extends Error {
  constructor(readonly code: ErrorCode) {
    super(code);
    this.name = "Refusal";
  }
}

type Told = { infos?: string[]; infoTexts?: string[] };

/**
 * Runs a change whole or not at all and answers with what it gives. `work` must not wait for anything: between what it
 * checks and what it writes nothing else runs. A refused change answers with the code and, when asked for, `unchanged`.
 */
export function change(
  c: Context<AppEnv>,
  work: () => unknown,
  { unchanged, ...told }: Told & { unchanged?: () => unknown } = {},
): Response {
  try {
    return ok(c, c.get("sandbox").transaction(work), told);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refuse(c, error.code, unchanged ? { data: unchanged() } : {});
  }
}
