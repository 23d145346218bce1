import { instantOf } from "~/lib/rome-date";
import { NotSent, type Caller } from "~/net/gate";
import { limitedText } from "~/net/limited-text";
import { withRetry } from "~/net/retry";
import { throughGate } from "~/net/through-gate";
import type { StreamedDocument } from "../client-orders";
import { EbsnError, isEbsnError } from "../errors";
import type { TransportOptions } from "./options";

type Values = Record<string, string | number | boolean | undefined>;

export type Call = {
  path: string;
  /** prefix of the path, if not `/ebsn/api/` */
  base?: string;
  /** undefined and empty values are left out */
  params?: Values;
  method?: "GET" | "POST";
  /** undefined values are left out */
  form?: Values;
  json?: unknown;
  /** a GET that changes something: not retried */
  once?: boolean;
  /** a change with the same state after a repetition: may be retried */
  repeatable?: boolean;
  /** its response names the signed-in shopper, regardless of the previous shopper */
  asksWho?: boolean;
  /** delays all responses, or refusals only: their timing could reveal a known e-mail */
  uniformDelay?: "always" | "refused";
  /** true if the announced result has not happened yet: the backend's infos are dropped */
  isTooEarly?: (data: unknown) => boolean;
  /** timeout of this call, including the wait at the gate, in ms */
  deadlineMs?: number;
};

/** timeout of a call with its retries, in ms */
export const defaultDeadlineMs = 4000;

/** Max bytes of a response; the largest request, five hundred products, is a tenth of it. */
const mostBytes = 8_000_000;

/** True if a call changes something at the backend. */
export const changes = ({ method, once }: Call): boolean => method === "POST" || once === true;

/**
 * HTTP with the backend.
 * - `ask` returns the body of a 2xx response, and of a refusal by 403; else it throws EbsnError.
 * - A single timeout covers the call, its body and its retries. A GET or a repeatable POST is
 *   retried after a network failure, at most twice.
 * - The request's deadline (`signal`) prevents new calls and stops reading calls. A change already
 *   sent continues.
 * - An impersonal call sends and stores no tokens, and outlives the request: its response may be
 *   shared.
 * - A call blocked by the gate was not sent: it is "down", also for a change.
 */
export function createHttp(options: TransportOptions) {
  const tokens = { ...options.tokens };
  const shop = new URL(options.shopOrigin);
  // called without `this`: workerd refuses a fetch whose `this` is another object
  const { fetch } = options;

  const ask = (call: Call, personal: boolean): Promise<string> =>
    answered(call, personal, (response, body) => {
      checkStatus(call, response.status, body);
      return body;
    });

  /** Returns the redirect target of a response, else its body. */
  const askRedirect = (call: Call): Promise<{ location: string } | { body: string }> =>
    answered(call, true, (response, body) => {
      const location = response.headers.get("location");
      if (location && response.status >= 300 && response.status < 400) return { location };
      checkStatus(call, response.status, body);
      return { body };
    });

  /** Returns the response as a streamed document, else its body. */
  const askDocument = (call: Call): Promise<StreamedDocument | { body: string }> =>
    answered(
      call,
      true,
      (response, body) => {
        if (typeof body !== "string") return body;
        checkStatus(call, response.status, body);
        return { body };
      },
      documentOf,
    );

  /**
   * Classifies the caller for the gate: failures of visitors' calls must not block shoppers from
   * the cart.
   */
  function callerOf(call: Call, personal: boolean): Caller {
    if (changes(call)) return "change";
    if (!personal) return "anybody";
    return tokens.account ? "shopper" : "visitor";
  }

  async function answered<T, Body = string>(
    call: Call,
    personal: boolean,
    read: (response: Response, body: Body | string) => T,
    take: (response: Response) => Body | undefined = () => undefined,
  ): Promise<T> {
    const { signal } = options;
    const ms = call.deadlineMs ?? options.deadlineMs ?? defaultDeadlineMs;
    if (ms <= 0 || (personal && signal?.aborted))
      throw new EbsnError("down", call.path, { cause: new Error("the request's time is up") });
    const asked = {
      gate: options.gate,
      caller: callerOf(call, personal),
      ms,
      waitCounts: call.deadlineMs !== undefined,
      waits: personal ? signal : undefined,
      cutBy: personal && !changes(call) ? signal : undefined,
    } as const;
    try {
      const { response, body } = await throughGate(asked, async (signal, answered) => {
        const exchanged = await exchange(call, personal, signal, take);
        answered(exchanged.response.status);
        return exchanged;
      });
      readHeaders(response.headers, personal);
      return read(response, body);
    } catch (error) {
      if (isEbsnError(error, "session") && personal && tokens.account) forgetTokens();
      if (isEbsnError(error)) throw error;
      if (error instanceof NotSent) throw new EbsnError("down", call.path, { cause: error });
      throw new EbsnError(noAnswer(call), call.path, { cause: error, outcomeUnknown: addsOnce(call) });
    }
  }

  async function exchange<Body>(
    call: Call,
    personal: boolean,
    signal: AbortSignal,
    take: (response: Response) => Body | undefined,
  ) {
    // redirects are not followed, because the tokens belong to this origin
    const init: RequestInit = { ...requestOf(call, personal), signal, redirect: "manual" };
    const repeatable = call.repeatable ?? !changes(call);
    const response = await withRetry(() => fetch(urlOf(options.origin, call), init), repeatable, signal);
    return { response, body: take(response) ?? (await limitedText(response, mostBytes)) };
  }

  function requestOf({ method = "GET", form, json }: Call, personal: boolean): RequestInit {
    const headers: Record<string, string> = {
      accept: "application/json",
      "x-ebsn-client": "site",
      "x-ebsn-version": options.version,
    };
    if (personal) {
      headers["x-ebsn-client-uuid"] = options.uuid;
      // target of links in mails
      headers["x-forwarded-host"] = shop.host;
      headers["x-forwarded-proto"] = shop.protocol.replace(":", "");
      if (options.clientAddress) headers["x-forwarded-for"] = options.clientAddress;
      if (tokens.account) headers["x-ebsn-account"] = tokens.account;
      if (tokens.session) headers["x-ebsn-session"] = tokens.session;
    }
    if (json !== undefined) {
      headers["content-type"] = "application/json";
      return { method, headers, body: JSON.stringify(json) };
    }
    return form ? { method, headers, body: new URLSearchParams(defined(form)) } : { method, headers };
  }

  function readHeaders(headers: Headers, personal: boolean): void {
    const now = instantOf(headers.get("x-ebsn-date") ?? "");
    if (now !== undefined) options.onDate(now);
    if (!personal) return;
    const account = headers.get("x-ebsn-account");
    const session = headers.get("x-ebsn-session");
    const change = {
      ...(account && account !== tokens.account ? { account } : {}),
      ...(session && session !== tokens.session ? { session } : {}),
    };
    if (Object.keys(change).length === 0) return;
    Object.assign(tokens, change);
    options.onTokens(change);
  }

  function forgetTokens(): void {
    delete tokens.account;
    delete tokens.session;
    options.onTokens({ account: undefined, session: undefined });
  }

  return { ask, askRedirect, askDocument, forgetTokens, sessionId: () => tokens.session };
}

/**
 * Document types that shoppers may open on the shop's own host: types that a browser does not run.
 */
const documentTypes = ["application/pdf"];
/** timeout of a document, in ms */
const documentMs = 30_000;

function documentOf({ ok, headers, body }: Response): StreamedDocument | undefined {
  const type = documentTypes.find((known) => headers.get("content-type")?.startsWith(known));
  if (!ok || !type || !body) return undefined;
  const signal = AbortSignal.timeout(documentMs);
  return { type, body: body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal }) };
}

/** Returns the non-empty parameters sorted by name, so that equal calls have equal URLs. */
export function sortedParams(params: Values = {}): [string, string][] {
  return defined(params)
    .filter(([, value]) => value !== "")
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

function urlOf(origin: string, { path, base = "/ebsn/api/", params }: Call): string {
  const query = new URLSearchParams(sortedParams(params)).toString();
  return `${origin.replace(/\/$/, "")}${base}${path}${query && `?${query}`}`;
}

/** True if a repeated call has a further effect. */
const addsOnce = (call: Call): boolean => changes(call) && !call.repeatable;

/**
 * Returns the kind of a missing response: "down" for a reading call, "lost" for a change, which may
 * have been made.
 */
const noAnswer = (call: Call): "lost" | "down" => (changes(call) ? "lost" : "down");
/** Returns the kind of an unreadable response; a change is "lost", as it may have been made. */
export const unreadable = (call: Call): "lost" | "unreadable" => (changes(call) ? "lost" : "unreadable");

/** status of a failed challenge, with the envelope of a refusal */
const refusedOverHttp = 403;
/** status of a missing or ended session */
const needSession = [401, 419];

function checkStatus(call: Call, status: number, body: string): void {
  if (status >= 200 && status < 300) return;
  if (status === refusedOverHttp && /^\s*\{"response":/.test(body)) return;
  const failed = status >= 500 ? noAnswer(call) : "down";
  const kind = needSession.includes(status) ? "session" : status === 404 ? "notFound" : failed;
  // after a gateway timeout the backend may still run the call
  const outcomeUnknown = status === 504 && addsOnce(call);
  throw new EbsnError(kind, call.path, { cause: new Error(`HTTP ${status}`), outcomeUnknown, status });
}

function defined(values: Values): [string, string][] {
  return Object.entries(values).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
}
