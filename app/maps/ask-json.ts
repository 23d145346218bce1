import type * as z from "zod";
import type { Gate } from "~/net/gate";
import { limitedText } from "~/net/limited-text";
import { throughGate } from "~/net/through-gate";
import { MapsError } from "./maps";

export type AskOptions = {
  fetch: typeof fetch;
  /** Bulkhead and circuit breaker of the map service; absent: every call passes. */
  gate?: Pick<Gate, "enter">;
  /** Deadline of the whole call, in ms. */
  deadlineMs?: number;
  /** Deadline of the request. */
  signal?: AbortSignal;
};

const usualDeadlineMs = 5000;
/** Max size of a response, in bytes. */
const mostBytes = 1_000_000;

/**
 * Returns a JSON response parsed by a schema. Throws MapsError for any failure, also after the
 * deadline. The error omits the address, which contains a key.
 */
export async function askJson<T extends z.ZodType>(
  { fetch, gate, deadlineMs = usualDeadlineMs, signal: outer }: AskOptions,
  call: string,
  url: string,
  schema: T,
  init: RequestInit = {},
): Promise<z.output<T>> {
  const asked = { gate, caller: "shopper", ms: deadlineMs, waits: outer, cutBy: outer } as const;
  try {
    return await throughGate(asked, async (signal, answered) => {
      const response = await fetch(url, { ...init, signal, redirect: "manual" });
      if (!response.ok) {
        answered(response.status);
        throw new Error(`HTTP ${response.status}`);
      }
      const text = await limitedText(response, mostBytes);
      answered(response.status);
      return schema.parse(JSON.parse(text));
    });
  } catch (cause) {
    throw new MapsError(call, { cause });
  }
}
