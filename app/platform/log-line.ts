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

/** Writes one line of JSON, for the log tail and its queries. */
export function logLine(line: Line): void {
  console[writers[line.level]](JSON.stringify(line));
}
