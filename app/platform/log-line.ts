import { createSampler } from "./sampler";

/**
 * A log line. Contains no personal data: no shopper ids, paths, queries, addresses or cookies. The
 * request's line has a keyed hash of the account instead.
 */
type Line = {
  level: "info" | "warn" | "error";
  /** Event name, for example "cache.write". */
  event: string;
  requestId?: string;
  tenant?: string;
  [detail: string]: string | number | undefined;
};

const writers = { info: "log", warn: "warn", error: "error" } as const;

let isOurs = false;

/**
 * Writes one line of JSON for the log tail and its queries: one line per request, and per account
 * event.
 */
export function logLine(line: Line): void {
  isOurs = true;
  try {
    console[writers[line.level]](JSON.stringify(line));
  } finally {
    isOurs = false;
  }
}

type Console = Record<"debug" | "info" | "log" | "trace" | "warn" | "error", (...said: unknown[]) => void>;

/**
 * Rewrites the log output of libraries as lines like ours, without the request data they quote. Our
 * own lines pass unchanged.
 */
export function takeOverConsole(target: Console): void {
  for (const method of ["debug", "info", "log", "trace", "warn", "error"] as const) {
    const write = target[method].bind(target);
    target[method] = (...said) => {
      if (isOurs) write(...said);
      else
        logFault({
          level: method === "error" ? "error" : "warn",
          event: "library",
          what: withoutData(said[0]),
        });
    };
  }
}

/**
 * Name and stack of an error; for a text its first words, up to a sign that may begin quoted data.
 */
function withoutData(said: unknown): string {
  if (said instanceof Error) {
    const frames = (said.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
    return [said.name, ...frames.slice(0, 5)].join("\n");
  }
  const [words = ""] = /^(?:Warning: )?[\p{L} ,.-]*/u.exec(String(said)) ?? [];
  return words.slice(0, 100).trim();
}

let sample = createSampler();

/** Resets the counts: tests share an isolate. */
export const forgetFaults = (): void => void (sample = createSampler());

/**
 * Logs a fault of the shop or a service behind it. Repeats are sampled: the first of a kind is
 * logged at once, later ones within a minute at growing intervals with their count. A kind is
 * tenant, event, call, kind and the first 60 characters of the error.
 */
export function logFault(line: Line): void {
  const { tenant, event, call, kind, error, what, cause } = line;
  const words = String(error ?? what ?? cause ?? "").slice(0, 60);
  const counted = sample(JSON.stringify([tenant, event, call, kind, words]));
  if (counted) logLine({ ...line, ...counted });
}
