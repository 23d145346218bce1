import type * as z from "zod";
import type { Gate } from "~/net/gate";
import { limitedText } from "~/net/limited-text";
import { throughGate } from "~/net/through-gate";
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

const usualDeadlineMs = 5000;
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
