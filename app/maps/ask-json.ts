import type * as z from "zod";
import { startDeadline } from "~/net/deadline";
import { limitedText } from "~/net/limited-text";
import { MapsError } from "./maps";

export type AskOptions = {
  fetch: typeof fetch;
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
  { fetch, deadlineMs = usualDeadlineMs, signal: outer }: AskOptions,
  call: string,
  url: string,
  schema: T,
  init: RequestInit = {},
): Promise<z.output<T>> {
  const deadline = startDeadline(deadlineMs, outer);
  const { signal } = deadline;
  const ask = async () => {
    const response = await fetch(url, { ...init, signal, redirect: "manual" });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return schema.parse(JSON.parse(await limitedText(response, mostBytes)));
  };
  try {
    return await Promise.race([ask(), deadline.passed]);
  } catch (cause) {
    throw new MapsError(call, { cause });
  } finally {
    deadline.clear();
  }
}
