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

let isOurs = false;

/** Writes one line of JSON, for the log tail and its queries: what one request, or what somebody with an account, has done. */
export function logLine(line: Line): void {
  isOurs = true;
  try {
    console[writers[line.level]](JSON.stringify(line));
  } finally {
    isOurs = false;
  }
}

type Console = Record<"debug" | "info" | "log" | "trace" | "warn" | "error", (...said: unknown[]) => void>;

/** Turns what libraries say into lines like ours, without what they quote of a request; ours are written as before. */
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

/** Name and place of an error; the first words of a text, up to a sign that may begin quoted data. */
function withoutData(said: unknown): string {
  if (said instanceof Error) {
    const frames = (said.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
    return [said.name, ...frames.slice(0, 5)].join("\n");
  }
  const [words = ""] = /^(?:Warning: )?[\p{L} ,.-]*/u.exec(String(said)) ?? [];
  return words.slice(0, 100).trim();
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
