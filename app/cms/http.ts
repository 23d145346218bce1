import type * as z from "zod";
import { NotSent } from "~/net/gate";
import { limitedText } from "~/net/limited-text";
import { withRetry } from "~/net/retry";
import { throughGate } from "~/net/through-gate";
import { CmsError, isCmsError } from "./errors";
import type { CmsOptions } from "./options";

export type Params = Record<string, string | number | undefined>;
export type Answered<T> = { value: T; headers: Headers };

/**
 * Deadlines of a call with its retries, in ms: for a form, and for a value that is cached for the
 * next page if this page stops waiting.
 */
export const usualDeadlineMs = 3000;
const keptDeadlineMs = 6000;
/** Max size of a response in bytes; no page's text is longer. */
const mostBytes = 1_000_000;

/**
 * Returns the parameters with a value, sorted by name, so that equal requests share a cache key.
 */
export const sorted = (params: Params): [string, string][] =>
  Object.entries(params)
    .flatMap(([name, value]): [string, string][] =>
      value === undefined || value === "" ? [] : [[name, String(value)]],
    )
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

/**
 * HTTP client of the content system, without any data of a shopper. `get` repeats a failed request
 * twice if time is left; `post` sends once. Both parse the response by a schema and throw CmsError
 * on failure. Redirects are not followed.
 */
export function createHttp({ base, fetch, gate, deadlineMs: given }: CmsOptions) {
  async function exchange<T extends z.ZodType>(
    call: string,
    url: string,
    schema: T,
    init: RequestInit,
    usualMs: number,
  ): Promise<Answered<z.output<T>>> {
    const isForm = init.method === "POST";
    const ms = given ?? usualMs;
    const asked = { gate, caller: isForm ? "change" : "anybody", ms } as const;
    try {
      return await throughGate(asked, async (signal, answered) => {
        const sent = { ...init, signal, redirect: "manual" } as const;
        const response = await withRetry(() => fetch(url, sent), !isForm, signal);
        // error responses are not read
        if (!response.ok) answered(response.status);
        checkStatus(call, response.status, isForm);
        const text = await limitedText(response, mostBytes).catch((cause: unknown) => {
          throw signal.aborted ? cause : new CmsError(isForm ? "lost" : "unreadable", call, { cause });
        });
        answered(response.status);
        return { value: read(call, text, schema, isForm), headers: response.headers };
      });
    } catch (cause) {
      if (isCmsError(cause)) throw cause;
      const isLost = isForm && !(cause instanceof NotSent);
      throw new CmsError(isLost ? "lost" : "down", call, { cause });
    }
  }

  return {
    get<T extends z.ZodType>(path: string, params: Params, schema: T, ms = keptDeadlineMs) {
      const query = new URLSearchParams(sorted(params)).toString();
      const headers = { accept: "application/json" };
      return exchange(path, `${base}/wp-json/${path}${query && `?${query}`}`, schema, { headers }, ms);
    },
    post<T extends z.ZodType>(path: string, body: FormData, schema: T) {
      return exchange(path, `${base}/${path}`, schema, { method: "POST", body }, usualDeadlineMs);
    },
  };
}

/** Throws for an error status. WordPress rejects a form with 4xx, and has not accepted it then. */
function checkStatus(call: string, status: number, isForm: boolean): void {
  if (status >= 200 && status < 300) return;
  const cause = new Error(`HTTP ${status}`);
  if (isForm) throw new CmsError(status >= 500 ? "lost" : "down", call, { cause });
  const kind = status === 404 ? "notFound" : status >= 500 || status === 429 ? "down" : "unreadable";
  throw new CmsError(kind, call, { cause });
}

function read<T extends z.ZodType>(call: string, text: string, schema: T, isForm: boolean): z.output<T> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    // a parser's message quotes the text, and causes are logged
    const cause = error instanceof SyntaxError ? new Error(`no JSON in ${text.length} characters`) : error;
    throw new CmsError(isForm ? "lost" : "unreadable", call, { cause });
  }
}
