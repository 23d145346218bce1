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
  /** before the path, where it is not `/ebsn/api/` */
  base?: string;
  /** undefined and empty values are left out */
  params?: Values;
  method?: "GET" | "POST";
  /** undefined values are left out */
  form?: Values;
  json?: unknown;
  /** a GET that changes something: not tried twice */
  once?: boolean;
  /** a call that changes something and whose repetition leaves the same state: it may be tried again after all */
  repeatable?: boolean;
  /** its answer says who is signed in now, whoever was before */
  asksWho?: boolean;
  /** how fast it is answered could tell whether an e-mail is known: all its answers, or its refusals, are held back for a while */
  uniformDelay?: "always" | "refused";
  /** whether what the backend announces with this answer has not come about yet: it is not said */
  isTooEarly?: (data: unknown) => boolean;
  /** how long to wait for this one, at the gate too, in ms */
  deadlineMs?: number;
};

/** for one call with its retries */
export const defaultDeadlineMs = 4000;

/** Of one answer, in bytes: five hundred products, the most that is asked for at a time, are a tenth of it. */
const mostBytes = 8_000_000;

/** Whether a call changes something at the backend. */
export const changes = ({ method, once }: Call): boolean => method === "POST" || once === true;

/**
 * HTTP with the backend. `ask` gives the body of a 2xx answer, and of a refusal by 403, and throws EbsnError otherwise. One deadline holds
 * for a call with its body and its retries: a GET, or a POST that says it is repeatable, is tried again, twice at most, when the network
 * failed and time is left. The request's own deadline (`signal`) lets no call begin and no question go on; a change that was sent is not
 * cut off. An impersonal call carries no tokens, takes none home and outlives the request: its answer may be shared. What the gate does not
 * let through was not sent: it is "down", a change too.
 */
export function createHttp(options: TransportOptions) {
  const tokens = { ...options.tokens };
  const shop = new URL(options.shopOrigin);
  // Called bare: workerd refuses a fetch whose `this` is another object.
  const { fetch } = options;

  const ask = (call: Call, personal: boolean): Promise<string> =>
    answered(call, personal, (response, body) => {
      checkStatus(call, response.status, body);
      return body;
    });

  /** The address that an answer redirects to, else its body; nothing else of it is for the browser. */
  const askRedirect = (call: Call): Promise<{ location: string } | { body: string }> =>
    answered(call, true, (response, body) => {
      const location = response.headers.get("location");
      if (location && response.status >= 300 && response.status < 400) return { location };
      checkStatus(call, response.status, body);
      return { body };
    });

  /** The document that an answer is, streamed on while it comes, else the answer's body. */
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

  /** Who asks, for the gate: what only visitors ask keeps no shopper from the cart where it fails. */
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
    // A redirect is not followed: the tokens are for this origin.
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
      // where the links in mails lead
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

/** Documents that shoppers may open on the shop's own host: nothing that a browser would run. */
const documentTypes = ["application/pdf"];
/** how long a document may take, in ms */
const documentMs = 30_000;

function documentOf({ ok, headers, body }: Response): StreamedDocument | undefined {
  const type = documentTypes.find((known) => headers.get("content-type")?.startsWith(known));
  if (!ok || !type || !body) return undefined;
  const signal = AbortSignal.timeout(documentMs);
  return { type, body: body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal }) };
}

/** The parameters that have a value, in the order of their names: one request, one spelling. */
export function sortedParams(params: Values = {}): [string, string][] {
  return defined(params)
    .filter(([, value]) => value !== "")
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

function urlOf(origin: string, { path, base = "/ebsn/api/", params }: Call): string {
  const query = new URLSearchParams(sortedParams(params)).toString();
  return `${origin.replace(/\/$/, "")}${base}${path}${query && `?${query}`}`;
}

/** Whether doing a call twice does more than doing it once. */
const addsOnce = (call: Call): boolean => changes(call) && !call.repeatable;

/** How a call that got no answer has failed: a question is "down" and can be asked again; a change is "lost", as it may have been made. */
const noAnswer = (call: Call): "lost" | "down" => (changes(call) ? "lost" : "down");
/** How a call whose answer cannot be read has failed: a change is "lost", as it may have been made. */
export const unreadable = (call: Call): "lost" | "unreadable" => (changes(call) ? "lost" : "unreadable");

/** A challenge that is not met comes as 403, with the envelope of a refusal. */
const refusedOverHttp = 403;
/** A session is needed, or over. */
const needSession = [401, 419];

function checkStatus(call: Call, status: number, body: string): void {
  if (status >= 200 && status < 300) return;
  if (status === refusedOverHttp && /^\s*\{"response":/.test(body)) return;
  const failed = status >= 500 ? noAnswer(call) : "down";
  const kind = needSession.includes(status) ? "session" : status === 404 ? "notFound" : failed;
  // a gateway that waited in vain has not ended what stands behind it
  const outcomeUnknown = status === 504 && addsOnce(call);
  throw new EbsnError(kind, call.path, { cause: new Error(`HTTP ${status}`), outcomeUnknown, status });
}

function defined(values: Values): [string, string][] {
  return Object.entries(values).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
}
