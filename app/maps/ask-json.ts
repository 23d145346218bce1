import type * as z from "zod";
import { verdictOf, type Verdict } from "~/net/breaker";
import { startDeadline } from "~/net/deadline";
import type { Gate } from "~/net/gate";
import { limitedText } from "~/net/limited-text";
import { MapsError } from "./maps";

export type AskOptions = {
  fetch: typeof fetch;
  /** lets calls through to the map service, or not; absent: all go */
  gate?: Pick<Gate, "enter">;
  /** for the whole call, in ms */
  deadlineMs?: number;
  /** the request's own deadline */
  signal?: AbortSignal;
};

const usualDeadlineMs = 2500;
/** of one answer */
const mostBytes = 1_000_000;

/**
 * A JSON answer in the shape of a schema. Throws MapsError for everything else, also when the deadline passes. The error does not name the
 * address, which holds a key.
 */
export async function askJson<T extends z.ZodType>(
  { fetch, gate, deadlineMs = usualDeadlineMs, signal: outer }: AskOptions,
  call: string,
  url: string,
  schema: T,
  init: RequestInit = {},
): Promise<z.output<T>> {
  const leave = await gate?.enter("shopper", deadlineMs, outer).catch((cause: unknown) => {
    throw new MapsError(call, { cause });
  });
  let verdict: Verdict = "failed";
  const deadline = startDeadline(deadlineMs, outer);
  const { signal } = deadline;
  const ask = async () => {
    const response = await fetch(url, { ...init, signal, redirect: "manual" });
    verdict = verdictOf(response.status);
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return schema.parse(JSON.parse(await limitedText(response, mostBytes)));
  };
  try {
    return await Promise.race([ask(), deadline.passed]);
  } catch (cause) {
    throw new MapsError(call, { cause });
  } finally {
    leave?.(outer?.aborted ? "unsaid" : signal.aborted ? "failed" : verdict);
    deadline.clear();
  }
}
