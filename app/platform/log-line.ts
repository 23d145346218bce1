import { createSampler } from "./sampler";

/** What a line of the log says. No personal data: no ids of shoppers (a keyed hash of the account stands in the line of its request), paths, queries, addresses or cookies. */
type Line = {
  level: "info" | "warn" | "error";
  /** what happened: "cache.write" */
  event: string;
  requestId?: string;
  tenant?: string;
  [detail: string]: string | number | undefined;
};

const writers = { info: "log", warn: "warn", error: "error" } as const;

/** Writes one line of JSON, for the log tail and its queries: what one request, or what somebody with an account, has done. */
export function logLine(line: Line): void {
  console[writers[line.level]](JSON.stringify(line));
}

let sample = createSampler();

/** Counts anew: tests share the isolate that production has for itself. */
export const forgetFaults = (): void => void (sample = createSampler());

/**
 * Writes a line of what went wrong in the shop or behind it, which a storm of errors says thousands of times: the first of its kind at once, of
 * those that follow within a minute a few, each with their count. A kind is chain, event, call and the begin of the error's words.
 */
export function logFault(line: Line): void {
  const { tenant, event, call, kind, error, what, cause } = line;
  const words = String(error ?? what ?? cause ?? "").slice(0, 60);
  const counted = sample(JSON.stringify([tenant, event, call, kind, words]));
  if (counted) logLine({ ...line, ...counted });
}
