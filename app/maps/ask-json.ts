import * as z from "zod";
import { MapsError } from "./maps";

z.config({ jitless: true });

export type AskOptions = {
  fetch: typeof fetch;
  /** for the whole call, in ms */
  deadlineMs?: number;
};

const usualDeadlineMs = 2500;

/** A JSON answer in the shape of a schema. Throws MapsError for everything else, a passed deadline included. The address stays out of the error: it holds a key. */
export async function askJson<T extends z.ZodType>(
  { fetch, deadlineMs = usualDeadlineMs }: AskOptions,
  call: string,
  url: string,
  schema: T,
  init: RequestInit = {},
): Promise<z.output<T>> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), deadlineMs);
  try {
    const response = await fetch(url, { ...init, signal: controller.signal, redirect: "manual" });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return schema.parse(await response.json());
  } catch (cause) {
    throw new MapsError(call, { cause });
  } finally {
    clearTimeout(timer);
  }
}
